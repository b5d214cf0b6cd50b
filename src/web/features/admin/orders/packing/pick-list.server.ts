import type { Context } from '#domain/context.ts'
import { type PickList, pickListOf } from '#domain/orders/packing/pick-list.ts'
import type { Shipment } from '#domain/orders/packing/shipment.ts'
import { viewOrdersToPack } from '#domain/orders/packing/view-orders-to-pack.server.ts'
import { recipientOf } from '#domain/orders/recipient.ts'
import { pick } from '#shared/pick.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'

export type PickedOrder = ReturnType<typeof pickedOrder>

export async function loadPickList(
  ctx: Context,
  ids: readonly string[],
): Promise<{ orders: PickedOrder[]; list: PickList }> {
  const views = unwrap(await viewOrdersToPack(ctx, ids))
  return { orders: views.map(pickedOrder), list: pickListOf(views) }
}

const pickedOrder = ({ order, replacement, ...contents }: Shipment) => ({
  ...pick(contents, 'lines', 'packages', 'cartridges', 'sdks'),
  ...pick(order, 'notes', 'deviceSerial', 'needsPlateCartridges'),
  number: replacement?.number ?? order.number,
  isReplacement: replacement !== null,
  recipient: pick(recipientOf(order), 'name', 'company'),
})
