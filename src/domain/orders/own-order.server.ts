import type { Context } from '#domain/context.ts'
import { isUuid } from '#shared/uuid.ts'

import { findOrder, type Order } from './store.server.ts'

/** An order is only ever its owner's: for everybody else it does not exist. Decisions, section 8. */
export async function findOwnOrder(ctx: Context, orderId: string): Promise<Order | null> {
  if (ctx.actor.kind !== 'customer' || !isUuid(orderId)) return null

  const order = await findOrder(ctx, orderId)
  return order?.userId === ctx.actor.userId ? order : null
}
