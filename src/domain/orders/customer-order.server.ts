import type { Context } from '#domain/context.ts'
import { fail, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { findOrder, lockOrder, type Order } from './store.server.ts'

/** Finds an order for its owner. For all other customers it does not exist. Decisions, section 8. */
export async function findCustomerOrder(ctx: Context, orderId: string): Promise<Order | null> {
  if (ctx.actor.kind !== 'customer' || !isUuid(orderId)) return null

  const order = await findOrder(ctx, orderId)
  return order?.userId === ctx.actor.userId ? order : null
}

/** Runs `action` on the customer's own order with its row locked. */
export async function withLockedCustomerOrder<Refusal extends string>(
  ctx: Context,
  orderId: string,
  action: (ctx: Context, order: Order) => Promise<Result<Order, Refusal>>,
): Promise<Result<Order, Refusal | 'not_found'>> {
  const { actor } = ctx
  if (actor.kind !== 'customer' || !isUuid(orderId)) return fail('not_found')

  return ctx.transaction<Result<Order, Refusal | 'not_found'>>(async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    return order?.userId === actor.userId ? action(ctx, order) : fail('not_found')
  })
}
