/** The company's account, as a bank at the payer's place asks for it. */
import { requireSetting, settingIn } from './company.ts'
import type { Block, Fact, OrderScene } from './letter.ts'
import { isExport } from './order-parts.ts'

export function bankFacts(scene: OrderScene): Block {
  const { t, locale, settings } = scene
  const facts = [
    fact(t('mail.bankName'), asBanksWrite(scene, 'bank_name')),
    fact(t('mail.bankCode'), isExport(scene) ? null : settingIn(settings, 'bank_code', locale)),
    fact(t('mail.bankSwift'), isExport(scene) ? settingIn(settings, 'bank_swift', locale) : null),
    fact(t('mail.bankBranch'), asBanksWrite(scene, 'bank_branch')),
    fact(t('mail.bankBranchCode'), settingIn(settings, 'bank_branch_code', locale)),
    fact(t('mail.bankAccountType'), asBanksWrite(scene, 'bank_account_type')),
    fact(t('mail.bankAccountNumber'), requireSetting(settings, 'bank_account_number', locale)),
    fact(t('mail.bankAccountHolder'), asBanksWrite(scene, 'bank_account_holder')),
  ]
  return { kind: 'facts', facts: facts.filter((it) => it !== null) }
}

const fact = (label: string, value: string | null): Fact | null =>
  value === null ? null : { label, value }

/** Machines of Japanese banks show Japanese, so a reader of another language in Japan sees both. */
function asBanksWrite(scene: OrderScene, key: string): string {
  const { locale, settings } = scene
  if (isExport(scene)) return requireSetting(settings, key, 'en')

  const read = requireSetting(settings, key, locale)
  const japanese = requireSetting(settings, key, 'ja')
  return read === japanese ? read : `${read} / ${japanese}`
}
