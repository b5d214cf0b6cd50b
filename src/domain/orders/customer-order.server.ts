import type { Context } from '#domain/context.ts'
import { isUuid } from '#shared/uuid.ts'

import { findOrder, lockOrder, type Order } from './store.server.ts'

/** Finds an order for its owner. For all other customers it does not exist. Decisions, section 8. */
export async function findCustomerOrder(ctx: Context, orderId: string): Promise<Order | null> {
  if (ctx.actor.kind !== 'customer' || !isUuid(orderId)) return null

  const order = await findOrder(ctx, orderId)
  return order?.userId === ctx.actor.userId ? order : null
}

/** The same with its row locked. */
export async function lockCustomerOrder(ctx: Context, orderId: string): Promise<Order | null> {
  if (ctx.actor.kind !== 'customer' || !isUuid(orderId)) return null

  const order = await lockOrder(ctx, orderId)
  return order?.userId === ctx.actor.userId ? order : null
}
