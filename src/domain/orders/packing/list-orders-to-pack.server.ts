/** The orders to pack: confirmed and not yet shipped. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import type { Order } from '../store.server.ts'
import type { PackingFilter } from './packing-filter.ts'
import { countToPack, listToPack } from './packing-store.server.ts'

/** As many as a person packs before they look again. */
const PACKING_ORDERS_MAX = 100

export type OrdersToPack = {
  orders: Order[]
  /** Of all that wait, whatever the filter. */
  counts: Awaited<ReturnType<typeof countToPack>>
}

export async function listOrdersToPack(
  ctx: Context,
  filter: PackingFilter,
): Promise<Result<OrdersToPack, 'forbidden'>> {
  if (!may(ctx.actor, 'order.ship')) return fail('forbidden')
  const orders = await listToPack(ctx, filter, PACKING_ORDERS_MAX)
  return ok({ orders, counts: await countToPack(ctx) })
}
