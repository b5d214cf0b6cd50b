/** What goes into one parcel: an order as it was placed, or the pieces of it that are sent once more. */
import type { OrderView, ReplacementView } from '../order-view.ts'
import { quantityOf } from '../pieces.ts'
import { inItsParcel } from '../replacement.ts'

/** `replacement` is `null` for the order itself. */
export type Shipment = OrderView & { replacement: ReplacementView | null }

/** With the order's address, and only the pieces that are replaced. */
export function shipmentOf(view: OrderView, replacement: ReplacementView): Shipment {
  const sent = <Line extends { quantity: number }>(lines: Line[], codeOf: (line: Line) => string) =>
    lines
      .map((line) => ({
        ...line,
        quantity: quantityOf(replacement.items, { code: codeOf(line) }),
      }))
      .filter(({ quantity }) => quantity > 0)
  return {
    ...view,
    order: inItsParcel(view.order, replacement),
    lines: sent(view.lines, ({ productId }) => productId),
    cartridges: sent(view.cartridges, ({ serial }) => serial),
    packages: [],
    sdks: [],
    parcels: replacement.parcels,
    replacement,
  }
}
