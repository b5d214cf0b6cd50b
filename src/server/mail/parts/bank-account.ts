/** The company's bank account, in the fields that the payer's bank asks for. */

import { isForeignTransfer } from '#domain/orders/bank-transfers/payer-name.ts'

import { type Block, type Fact, factTable, type OrderEmailContext } from '../format/email.ts'
import { requireSetting, settingIn } from './company.ts'

export const bankFacts = (context: OrderEmailContext): Block =>
  factTable(bankLines({ ...context, isForeign: isForeignTransfer(context.order.order) }))

/** `isForeign`: the payer's bank is not in Japan. */
type Account = Pick<OrderEmailContext, 't' | 'locale' | 'settings'> & { isForeign: boolean }

/** The lines, for e-mails and documents. */
export function bankLines(account: Account): Fact[] {
  const { t, locale, settings, isForeign } = account
  const facts = [
    fact(t('mail.bankName'), asBanksWrite(account, 'bank_name')),
    fact(t('mail.bankAddress'), isForeign ? settingIn(settings, 'bank_address', 'en') : null),
    fact(t('mail.bankCode'), isForeign ? null : settingIn(settings, 'bank_code', locale)),
    fact(t('mail.bankSwift'), isForeign ? settingIn(settings, 'bank_swift', locale) : null),
    fact(t('mail.bankBranch'), asBanksWrite(account, 'bank_branch')),
    fact(t('mail.bankBranchCode'), settingIn(settings, 'bank_branch_code', locale)),
    fact(t('mail.bankAccountType'), asBanksWrite(account, 'bank_account_type')),
    fact(t('mail.bankAccountNumber'), requireSetting(settings, 'bank_account_number', locale)),
    fact(t('mail.bankAccountHolder'), asBanksWrite(account, 'bank_account_holder')),
    fact(t('mail.bankHolderAddress'), isForeign ? settingIn(settings, 'address', 'en') : null),
  ]
  return facts.filter((it) => it !== null)
}

const fact = (label: string, value: string | null): Fact | null =>
  value === null ? null : { label, value }

/** Japanese cash machines show Japanese, so payers in Japan who read another language see both. */
function asBanksWrite({ locale, settings, isForeign }: Account, key: string): string {
  if (isForeign) return requireSetting(settings, key, 'en')

  const read = requireSetting(settings, key, locale)
  const japanese = requireSetting(settings, key, 'ja')
  return read === japanese ? read : `${read} / ${japanese}`
}
