/** Which part of an earlier order is available again. Pure: the stock is an input. */
import type { Slot } from '#domain/cart/slots.ts'
import type { LocalizedText } from '#shared/locale.ts'

import type { ProductId } from '../product.ts'

export type EarlierOrder = {
  lines: readonly { productId: ProductId; quantity: number }[]
  cartridges: readonly { serial: string; name: LocalizedText; kind: string; quantity: number }[]
  sdks: readonly { slug: string; quantity: number }[]
}

/** By serial: the quantity available, 0 while out of stock. A missing serial is no longer sold. */
export type InStock = { cartridges: ReadonlyMap<string, number>; sdks: ReadonlySet<string> }

export type Reorder = {
  lines: { productId: ProductId; quantity: number }[]
  picks: { serial: string; quantity: number }[]
  sdks: { slug: string; quantity: number }[]
  /** Items that are left out or reduced; `left` is the available quantity. */
  missing: {
    serial: string
    name: LocalizedText
    quantity: number
    left: number
    why: 'not_sold' | 'out_of_stock'
  }[]
}

/** With the fields that the order form fills in, too. */
export type ReorderView = Reorder & { number: string; deviceSerial: string; chambers: Slot[] }

/** The packages stay the same; the buyer fills chambers that became empty. */
export function reorderOf({ lines, cartridges, sdks }: EarlierOrder, stock: InStock): Reorder {
  const picks: Reorder['picks'] = []
  const missing: Reorder['missing'] = []
  for (const { serial, name, quantity } of cartridges) {
    const available = stock.cartridges.get(serial)
    const left = Math.min(quantity, available ?? 0)
    if (left > 0) picks.push({ serial, quantity: left })
    if (left === quantity) continue
    const why = available === undefined ? 'not_sold' : 'out_of_stock'
    missing.push({ serial, name, quantity, left, why })
  }
  return {
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    picks,
    sdks: sdks
      .filter(({ slug }) => stock.sdks.has(slug))
      .map(({ slug, quantity }) => ({ slug, quantity })),
    missing,
  }
}
