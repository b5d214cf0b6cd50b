import type { Context } from '#domain/context.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { type PickList, pickListOf } from '#domain/orders/packing/pick-list.ts'
import type { Shipment } from '#domain/orders/packing/shipment.ts'
import { viewOrdersToPack } from '#domain/orders/packing/view-orders-to-pack.server.ts'
import { recipientOf } from '#domain/orders/recipient.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'

export type PickedOrder = Pick<OrderView, 'lines' | 'packages' | 'cartridges' | 'sdks'> &
  Pick<OrderView['order'], 'number' | 'notes' | 'deviceSerial' | 'needsPlateCartridges'> & {
    recipient: { name: string; company: string }
    isReplacement: boolean
  }

export async function loadPickList(
  ctx: Context,
  ids: readonly string[],
): Promise<{ orders: PickedOrder[]; list: PickList }> {
  const views = unwrap(await viewOrdersToPack(ctx, ids))
  return { orders: views.map(pickedOrder), list: pickListOf(views) }
}

function pickedOrder(shipment: Shipment): PickedOrder {
  const { order, lines, packages, cartridges, sdks, replacement } = shipment
  const { number, notes, deviceSerial, needsPlateCartridges } = order
  const { name, company } = recipientOf(order)
  return {
    number: replacement?.number ?? number,
    isReplacement: replacement !== null,
    notes,
    deviceSerial,
    needsPlateCartridges,
    recipient: { name, company },
    lines,
    packages,
    cartridges,
    sdks,
  }
}
