/** What customs of the destination charge on receipt, where a simple rule gives an estimate. Assumption A43. */
import { type Money, money } from '#shared/money.ts'

import { KOREA } from './country.ts'

/** Goods from Japan for the buyer's own use: up to this value Korea charges neither duty nor VAT. */
export const KOREA_EXEMPT_UP_TO = money(150_00, 'usd')
export const KOREA_VAT_PERCENT = 10
/** Depends on the tariff heading: electronics are mostly free, scented preparations are not. */
export const KOREA_DUTY_PERCENT = { min: 0, max: 8 } as const

export type Import = {
  /** Alpha-2 code of the destination. */
  country: string
  /** `null` until they are known. */
  goods: Money | null
  shipping: Money | null
}

/**
 * Korean VAT on goods and shipping, to the dollar; without the VAT on customs duty, which is at most 0.8 % of the same. `null` where
 * none is expected, and where no rule is known: other destinations, and orders in yen, whose value in dollars customs decide.
 */
export function estimatedImportVat({ country, goods, shipping }: Import): Money | null {
  if (country !== KOREA || goods?.currency !== KOREA_EXEMPT_UP_TO.currency) return null
  if (goods.amountMinor <= KOREA_EXEMPT_UP_TO.amountMinor) return null

  const taxedMinor = goods.amountMinor + (shipping?.amountMinor ?? 0)
  return money(Math.round((taxedMinor * KOREA_VAT_PERCENT) / 100 / 100) * 100, goods.currency)
}
