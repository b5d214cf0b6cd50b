import type { Context } from '#domain/context.ts'
import { ok } from '#shared/result.ts'

import { withLockedOrder } from '../locked-order.server.ts'
import { insertEvent, updateOrder } from '../store.server.ts'

/** A member of staff has dealt with what the order was flagged for. */
export const markReviewed = (ctx: Context, orderId: string) =>
  withLockedOrder(ctx, 'order.review', orderId, async (ctx, order) => {
    if (order.reviewReason === null) return ok(order)
    const detail = { reason: order.reviewReason }
    await insertEvent(ctx, { orderId, kind: 'reviewed', detail })
    return ok(await updateOrder(ctx, orderId, { reviewReason: null }))
  })
