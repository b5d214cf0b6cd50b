/** Parses an entered amount into minor units. Spec §9 "Currency formats": no decimals for yen, two for dollars. */
import type { Currency } from '#shared/money.ts'

export const AMOUNT_EXAMPLES = { jpy: '80000', usd: '800.00' } as const satisfies Record<
  Currency,
  string
>

const FORMS = { jpy: /^(\d{1,9})$/, usd: /^(\d{1,9})(?:\.(\d{2}))?$/ } as const

/** An amount as a field shows it, and takes it back. */
export const amountInput = (minor: number, currency: Currency): string =>
  currency === 'usd' ? (minor / 100).toFixed(2) : String(minor)

/** `null` when it is no amount. Signs of the currency, commas between thousands and full width are taken. */
export function parseAmount(input: string, currency: Currency): number | null {
  const plain = input.normalize('NFKC').replace(/[¥$,\s円]/g, '')
  const match = FORMS[currency].exec(plain)
  if (!match) return null

  const [, whole = '', decimals] = match
  return Number(whole + (currency === 'usd' ? (decimals ?? '00') : ''))
}
