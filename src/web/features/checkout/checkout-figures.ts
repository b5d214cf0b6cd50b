/** What the order costs, as far as the server has computed it. Nothing is added up here. Spec §9 "Order total". */
import type { QuoteWire } from '#contract/order-prices.ts'
import { packageCount } from '#domain/cart/packaging.ts'
import { type PackedPackage, packedPackages } from '#domain/cart/packed-packages.ts'
import { slotsOf } from '#domain/cart/slots.ts'
import { PRODUCT_IDS, type ProductId } from '#domain/orders/product.ts'
import { type Currency, type Money, money } from '#shared/money.ts'

import type { OrderDraft } from '../../draft/order-draft.ts'

export type DraftLine = { productId: ProductId; quantity: number }

export type Figures = {
  currency: Currency
  lines: { productId: string; quantity: number; unit: Money }[]
  subtotal: Money
  transactionFee: Money
  /** `null` until the country, and in Japan the prefecture, is known. */
  shipping: Money | null
  tax: Money | null
  total: Money | null
}

export function draftLines({ kits, refills }: Pick<OrderDraft, 'kits' | 'refills'>): DraftLine[] {
  const quantities: Record<ProductId, number> = { kit: kits, 'refill-pack': refills }
  return PRODUCT_IDS.map((productId) => ({ productId, quantity: quantities[productId] })).filter(
    ({ quantity }) => quantity > 0,
  )
}

/** The packages as the pack builder shows them. */
export function draftPackages(draft: OrderDraft): PackedPackage[] {
  const lines = draftLines(draft)
  return packedPackages(lines, slotsOf(packageCount(lines), draft.selectedCartridges, draft.wells))
}

/** `fee` is what the chosen method was said to cost: shown until the quote tells it. */
export function figuresOf(quote: QuoteWire, fee: Money | null): Figures {
  const { currency, shippingAmount, taxAmount, totalChargeAmount } = quote
  const known = (amountMinor: number | null) =>
    amountMinor === null ? null : money(amountMinor, currency)
  return {
    currency,
    lines: quote.items.map(({ id, quantity, baseAmount }) => ({
      productId: id,
      quantity,
      unit: money(baseAmount, currency),
    })),
    subtotal: money(quote.subtotalAmount, currency),
    transactionFee: money(quote.applicationFee, currency),
    shipping: known(shippingAmount) ?? (fee?.currency === currency ? fee : null),
    tax: known(taxAmount),
    total: known(totalChargeAmount),
  }
}
