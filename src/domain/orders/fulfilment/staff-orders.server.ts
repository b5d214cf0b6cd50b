/** What staff do with an order. Each is written to the timeline with who and when. Decisions, section 7. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { readBook } from '#domain/ledger/book.server.ts'
import { cancelCardPayment } from '#domain/payments/card-payment.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { settleCardPayment } from '../card-payments/settle-card-payment.server.ts'
import { flagForReview } from '../flag-for-review.server.ts'
import { orderCan } from '../lifecycle.ts'
import { act, isTheirs, moveAndTell, type StaffRefusal } from '../staff-act.server.ts'
import { findOrder, insertEvent, type Order, updateOrder } from '../store.server.ts'

export type { StaffRefusal } from '../staff-act.server.ts'

/** Spec §1: an order is confirmed when the seller sends a confirmation e-mail. This sends it. */
export const confirmOrder = (ctx: Context, orderId: string) =>
  act(ctx, 'order.confirm', orderId, (ctx, order) =>
    moveAndTell(ctx, order, { to: 'confirmed' }, 'order_confirmed'),
  )

export const shipOrder = (ctx: Context, orderId: string, trackingNumber: string) =>
  act(ctx, 'order.ship', orderId, (ctx, order) =>
    moveAndTell(
      ctx,
      order,
      {
        to: 'shipped',
        detail: { trackingNumber },
        change: { trackingNumber, shippedAt: ctx.now },
      },
      'order_shipped',
    ),
  )

export const markDelivered = (ctx: Context, orderId: string) =>
  act(ctx, 'order.ship', orderId, (ctx, order) =>
    moveAndTell(
      ctx,
      order,
      { to: 'delivered', change: { deliveredAt: ctx.now } },
      'order_delivered',
    ),
  )

/**
 * Before payment only. An open card payment is taken back first, so that it can't succeed afterwards. The goods go back
 * on the shelf unless whoever cancels keeps them out (broken, say).
 */
export async function cancelOrder(
  ctx: Context,
  orderId: string,
  { returnsStock = true }: { returnsStock?: boolean } = {},
): Promise<Result<Order, StaffRefusal>> {
  if (!may(ctx.actor, 'order.cancel')) return fail('forbidden')
  const order = await findOrder(ctx, orderId)
  if (!order || !isTheirs(ctx, order)) return fail('not_found')
  if (!orderCan.cancel(order)) return fail('order_state_refuses')

  const canceled = await cancelCardPayment(ctx, orderId)
  if (canceled && !canceled.ok) return canceled
  if (canceled && canceled.value.status !== 'canceled') {
    // The money is on its way, or has come: then it is paid and can't be canceled.
    await settleCardPayment(ctx, orderId)
    return fail('order_state_refuses')
  }

  return act(ctx, 'order.cancel', orderId, async (ctx, order) => {
    const mayKeepOut = ctx.actor.kind === 'staff'
    const move = { to: 'canceled' as const, returnsStock: returnsStock || !mayKeepOut }
    const moved = await moveAndTell(ctx, order, move, 'order_canceled')
    if (!moved.ok) return moved

    const { balance } = await readBook(ctx, order)
    return balance.receivedMinor === 0
      ? moved
      : ok(await flagForReview(ctx, moved.value, 'refund_needed'))
  })
}

/** A person has looked at it. */
export const markReviewed = (ctx: Context, orderId: string) =>
  act(ctx, 'order.review', orderId, async (ctx, order) => {
    if (order.reviewReason === null) return ok(order)
    const detail = { reason: order.reviewReason }
    await insertEvent(ctx, { orderId, kind: 'reviewed', detail })
    return ok(await updateOrder(ctx, orderId, { reviewReason: null }))
  })
