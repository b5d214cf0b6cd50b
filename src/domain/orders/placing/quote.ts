import type { ShippingMethod } from '#domain/shipping/method.ts'
import type { Money } from '#shared/money.ts'

import type { ProductId } from '../product.ts'

export type QuotedLine = { productId: ProductId; quantity: number; unit: Money }

/** The part of a quote that needs no destination. */
export type GoodsQuote = { lines: QuotedLine[]; subtotal: Money; transactionFee: Money }

export type Quote = GoodsQuote & {
  method: ShippingMethod
  shippingFee: Money
  includedTax: Money
  total: Money
}
