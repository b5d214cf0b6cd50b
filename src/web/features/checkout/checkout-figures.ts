/**
 * What the order costs, as far as it is known. Every amount comes from the server; they are added up by the
 * very rule by which the server charges, and it refuses an order whose amounts differ. Spec §9 "Order total".
 */
import { PRODUCT_IDS, type ProductId } from '#domain/orders/order.ts'
import { includedTax, orderTotal, subtotalOf } from '#domain/orders/totals.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { type Currency, fromYen, type Money } from '#shared/money.ts'

import type { OrderDraft } from '../../draft/order-draft.ts'

export type DraftLine = { productId: ProductId; quantity: number }

export type Prices = { currency: Currency; units: ReadonlyMap<ProductId, Money> }

/** Settings of the shop, in yen and in dollars for one yen. */
export type FeeSettings = { transactionFeeYen: number; currencyRate: number }

export type Figures = {
  currency: Currency
  lines: (DraftLine & { unit: Money })[]
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

/** `null` when a price is missing or there is nothing to price. */
export function figuresOf(
  draft: Pick<OrderDraft, 'kits' | 'refills' | 'address'>,
  known: { prices: Prices; shipping: Money | null },
  settings: FeeSettings,
): Figures | null {
  const { currency, units } = known.prices
  const lines = draftLines(draft).flatMap((line) => {
    const unit = units.get(line.productId)
    return unit === undefined ? [] : [{ ...line, unit }]
  })
  if (lines.length === 0 || lines.length < draftLines(draft).length) return null

  const transactionFee = fromYen(settings.transactionFeeYen, currency, settings.currencyRate)
  const shipping = known.shipping?.currency === currency ? known.shipping : null
  const total = shipping && orderTotal(lines, { shippingFee: shipping, transactionFee })
  const destination = draft.address.country === JAPAN ? 'domestic' : 'export'
  return {
    currency,
    lines,
    subtotal: subtotalOf(lines),
    transactionFee,
    shipping,
    tax: total && includedTax(total, destination),
    total,
  }
}
