import type { Context } from '#domain/context.ts'
import { isUuid } from '#shared/uuid.ts'

import { findOrder, lockOrder, type Order } from './store.server.ts'

/** Reads an order for its owner. For all other customers it does not exist. Decisions, section 8. */
const forOwner =
  (read: typeof findOrder) =>
  async (ctx: Context, orderId: string): Promise<Order | null> => {
    if (ctx.actor.kind !== 'customer' || !isUuid(orderId)) return null

    const order = await read(ctx, orderId)
    return order?.userId === ctx.actor.userId ? order : null
  }

export const findCustomerOrder = forOwner(findOrder)
export const lockCustomerOrder = forOwner(lockOrder)
