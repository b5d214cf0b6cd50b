import type { Money } from '#shared/money.ts'

/** The answer to an order: its number, and the total with its parts. */
export type PlacedOrder = {
  orderId: string
  number: string
  subtotal: Money
  shippingFee: Money
  transactionFee: Money
  includedTax: Money
  total: Money
}
