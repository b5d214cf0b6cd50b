/** What to take from the shelves for several orders. */
import type { LocalizedText } from '#shared/locale.ts'

import type { OrderView } from '../order-view.ts'

export type Picked = { code: string; name: LocalizedText; quantity: number }
export type PickList = { products: Picked[]; scents: Picked[]; sdks: Picked[] }

/** Sums over all orders, by code: the order of the shelves. */
export const pickListOf = (
  orders: readonly Pick<OrderView, 'lines' | 'cartridges' | 'sdks'>[],
): PickList => ({
  products: sumsOf(
    orders.flatMap(({ lines }) =>
      lines.map(({ productId, ...line }) => ({ ...line, code: productId })),
    ),
  ),
  scents: sumsOf(
    orders.flatMap(({ cartridges }) =>
      cartridges.map(({ serial, ...one }) => ({ ...one, code: serial })),
    ),
  ),
  sdks: sumsOf(
    orders.flatMap(({ sdks }) => sdks.map(({ slug, ...sdk }) => ({ ...sdk, code: slug }))),
  ),
})

function sumsOf(items: readonly Picked[]): Picked[] {
  const sums = new Map<string, Picked>()
  for (const { code, name, quantity } of items)
    sums.set(code, { code, name, quantity: (sums.get(code)?.quantity ?? 0) + quantity })
  return [...sums.values()].sort((one, other) => (one.code < other.code ? -1 : 1))
}
