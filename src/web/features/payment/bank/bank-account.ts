/** The company's bank account, in the fields that the payer's bank asks for. */
import type { Translate } from '#i18n/translate.ts'
import type { Locale } from '#shared/locale.ts'

type Account = Readonly<Record<string, string>>

/** `copy` is what the form of the bank takes: one writing, where two are shown. */
export type AccountFact = { id: string; label: string; value: string; copy: string }

const ROWS = [
  { id: 'bank_name', key: 'checkout.bankName', at: 'everywhere' },
  { id: 'bank_address', key: 'checkout.bankAddress', at: 'abroad' },
  { id: 'bank_code', key: 'checkout.bankCode', at: 'home' },
  { id: 'bank_swift', key: 'checkout.bankSwift', at: 'abroad' },
  { id: 'bank_branch', key: 'checkout.bankBranch', at: 'everywhere' },
  { id: 'bank_branch_code', key: 'checkout.bankBranchCode', at: 'everywhere' },
  { id: 'bank_account_type', key: 'checkout.bankAccountType', at: 'everywhere' },
  { id: 'bank_account_number', key: 'checkout.bankAccountNumber', at: 'everywhere' },
  { id: 'bank_account_holder', key: 'checkout.bankAccountHolder', at: 'everywhere' },
  { id: 'bank_account_holder_address', key: 'checkout.bankHolderAddress', at: 'abroad' },
] as const

export function accountFacts(
  t: Translate,
  { account, isForeign, locale }: { account: Account; isForeign: boolean; locale: Locale },
): AccountFact[] {
  const place = isForeign ? 'abroad' : 'home'
  return ROWS.filter(({ at }) => at === 'everywhere' || at === place)
    .map(({ id, key }) => ({
      id,
      label: t(key),
      value: asBanksWrite(account, id, place, locale),
      copy: (place === 'home' && account[`${id}_ja`]) || (account[id] ?? ''),
    }))
    .filter(({ value }) => value !== '')
}

/** Japanese cash machines show Japanese, so payers in Japan who read another language see both. */
function asBanksWrite(
  account: Account,
  key: string,
  place: 'home' | 'abroad',
  locale: Locale,
): string {
  const english = account[key] ?? ''
  if (place === 'abroad') return english
  const japanese = account[`${key}_ja`] ?? english
  const read = locale === 'ja' ? japanese : (account[`${key}_${locale}`] ?? english)
  return read === japanese ? read : `${read} / ${japanese}`
}
