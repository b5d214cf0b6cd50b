import type { Context } from '#domain/context.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { type PickList, pickListOf } from '#domain/orders/packing/pick-list.ts'
import { viewOrdersToPack } from '#domain/orders/packing/view-orders-to-pack.server.ts'
import { recipientOf } from '#domain/orders/recipient.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'

export type PickedOrder = Pick<OrderView, 'lines' | 'packages' | 'cartridges' | 'sdks'> &
  Pick<OrderView['order'], 'id' | 'number' | 'notes' | 'deviceSerial' | 'needsPlateCartridges'> & {
    recipient: { name: string; company: string }
  }

export async function loadPickList(
  ctx: Context,
  ids: readonly string[],
): Promise<{ orders: PickedOrder[]; list: PickList }> {
  const views = unwrap(await viewOrdersToPack(ctx, ids))
  return { orders: views.map(pickedOrder), list: pickListOf(views) }
}

function pickedOrder({ order, lines, packages, cartridges, sdks }: OrderView): PickedOrder {
  const { id, number, notes, deviceSerial, needsPlateCartridges } = order
  const { name, company } = recipientOf(order)
  return {
    ...{ id, number, notes, deviceSerial, needsPlateCartridges, recipient: { name, company } },
    ...{ lines, packages, cartridges, sdks },
  }
}
