import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { listSelectedOrders } from '../batches/select-orders.server.ts'
import { orderCan } from '../lifecycle.ts'
import { composeViews } from '../view-order.server.ts'
import { listReplacementsToPack } from './list-replacements-to-pack.server.ts'
import type { Shipment } from './shipment.ts'

/** Orders and replacements by their ids, oldest first, with their contents; what cannot be shipped now is left out. */
export async function viewOrdersToPack(
  ctx: Context,
  ids: readonly string[],
): Promise<Result<Shipment[], 'forbidden'>> {
  if (!may(ctx.actor, 'order.ship')) return fail('forbidden')
  const selected = await listSelectedOrders(ctx, ids)
  if (!selected.ok) return selected
  const replacements = await listReplacementsToPack(ctx, ids)
  if (!replacements.ok) return replacements
  const views = await composeViews(ctx, selected.value.filter(orderCan.ship))
  return ok([...views.map((view) => ({ ...view, replacement: null })), ...replacements.value])
}
