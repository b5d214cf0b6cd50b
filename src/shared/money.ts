/** Amounts as integers of the currency's smallest unit, never as floats. Spec §9 "Currency formats". */
import { isAmong } from './is-among.ts'
import { grouped } from './number-text.ts'
import { invariant } from './result.ts'

export const CURRENCIES = ['jpy', 'usd'] as const
export type Currency = (typeof CURRENCIES)[number]

/** ¥80,000 is `{ amountMinor: 80000, currency: 'jpy' }`; $800.00 is `{ amountMinor: 80000, currency: 'usd' }`. */
export type Money = { amountMinor: number; currency: Currency }

/** How many decimals people write: yen none, dollars two. */
const DECIMALS = { jpy: 0, usd: 2 } as const satisfies Record<Currency, number>

export function money(amountMinor: number, currency: Currency): Money {
  invariant(Number.isSafeInteger(amountMinor), `${amountMinor} is a whole number of minor units`)
  return { amountMinor, currency }
}

export const isCurrency = isAmong(CURRENCIES)

export function sum(first: Money, ...rest: readonly Money[]): Money {
  for (const { currency } of rest) {
    invariant(currency === first.currency, `${currency} is not added to ${first.currency}`)
  }
  return money(
    rest.reduce((total, part) => total + part.amountMinor, first.amountMinor),
    first.currency,
  )
}

export const times = (unit: Money, quantity: number): Money =>
  money(unit.amountMinor * quantity, unit.currency)

/**
 * Yen in another currency by a rate of major units ("0.01" dollars for one yen), rounded up to a
 * whole minor unit so that the shop never loses by rounding.
 */
export function fromYen(amountYen: number, currency: Currency, ratePerYen: number): Money {
  if (currency === 'jpy') return money(amountYen, 'jpy')

  const minor = amountYen * ratePerYen * 10 ** DECIMALS[currency]
  return money(Math.ceil(Number(minor.toFixed(6))), currency)
}

/** Back to yen by the same rate, for what has its price in another currency. */
export const toYen = ({ amountMinor, currency }: Money, ratePerYen: number): Money =>
  money(Math.ceil(Number((amountMinor / 10 ** DECIMALS[currency] / ratePerYen).toFixed(6))), 'jpy')

/** "80000" and "800.00": an amount for programs that read major units. */
export const decimalText = ({ amountMinor, currency }: Money): string =>
  (amountMinor / 10 ** DECIMALS[currency]).toFixed(DECIMALS[currency])

/** "¥80,000" and "$800.00", in the reader's language; the yen sign in half width everywhere. */
export function formatMoney({ amountMinor, currency }: Money, locale: string): string {
  // Our three languages write it alike, so a waking page needs no formatter for its prices.
  if (amountMinor >= 0) return SIGNS[currency] + grouped(decimalText({ amountMinor, currency }))

  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: DECIMALS[currency],
    maximumFractionDigits: DECIMALS[currency],
  })
    .format(amountMinor / 10 ** DECIMALS[currency])
    .replace('￥', '¥')
}

/** "$84": an estimate, which has no decimals. */
export const wholeAmount = ({ amountMinor, currency }: Money): string =>
  SIGNS[currency] + grouped(String(Math.round(amountMinor / 10 ** DECIMALS[currency])))

const SIGNS = { jpy: '¥', usd: '$' } as const satisfies Record<Currency, string>
