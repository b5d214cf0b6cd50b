import type { Context } from '#domain/context.ts'

import { findOrder, type Order } from './store.server.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** An order is only ever its owner's: for everybody else it does not exist. Decisions, section 8. */
export async function findOwnOrder(ctx: Context, orderId: string): Promise<Order | null> {
  if (ctx.actor.kind !== 'customer' || !UUID.test(orderId)) return null

  const order = await findOrder(ctx, orderId)
  return order?.userId === ctx.actor.userId ? order : null
}
