import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { listSelectedOrders } from '../batches/select-orders.server.ts'
import { orderCan } from '../lifecycle.ts'
import type { OrderView } from '../order-view.ts'
import { composeViews } from '../view-order.server.ts'

/** Oldest first, with their contents; orders that cannot be shipped now are left out. */
export async function viewOrdersToPack(
  ctx: Context,
  ids: readonly string[],
): Promise<Result<OrderView[], 'forbidden'>> {
  if (!may(ctx.actor, 'order.ship')) return fail('forbidden')
  const selected = await listSelectedOrders(ctx, ids)
  if (!selected.ok) return selected
  return ok(await composeViews(ctx, selected.value.filter(orderCan.ship)))
}
