/** What an order costs. Spec §9 "Order total", decisions section 5 "Money". */
import { type Money, money, sum, times } from '#shared/money.ts'
import { invariant } from '#shared/result.ts'

import { CONSUMPTION_TAX_PERCENT } from '../policy.ts'

export type Line = { unit: Money; quantity: number }
export type Charges = { shippingFee: Money; transactionFee: Money }

/** The destination, which alone determines the tax. */
export type TaxLocation = 'domestic' | 'export'

export function subtotalOf(lines: readonly Line[]): Money {
  const [first, ...rest] = lines.map(({ unit, quantity }) => times(unit, quantity))
  invariant(first, 'an order has at least one line')
  return sum(first, ...rest)
}

export const orderTotal = (
  lines: readonly Line[],
  { shippingFee, transactionFee }: Charges,
): Money => sum(subtotalOf(lines), shippingFee, transactionFee)

/** The tax inside a total, rounded down. Exports are zero-rated. */
export function includedTax(total: Money, location: TaxLocation): Money {
  if (location === 'export') return money(0, total.currency)

  const gross = total.amountMinor
  const tax = Math.floor((gross * CONSUMPTION_TAX_PERCENT) / (100 + CONSUMPTION_TAX_PERCENT))
  return money(tax, total.currency)
}
