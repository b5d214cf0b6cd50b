/** What staff do with an order. Each is written to the timeline with who and when. Decisions, section 7. */
import { may, type Permission } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import type { LetterKind } from '#domain/mail/letters.ts'
import { queueLetter } from '#domain/mail/queue-letter.server.ts'
import { cancelCardPayment } from '#domain/payments/card-payment.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { orderCan } from './lifecycle.ts'
import { settleCardPayment } from './settle-card-payment.server.ts'
import {
  findOrder,
  insertEvent,
  insertTransfer,
  lockOrder,
  type Order,
  updateOrder,
} from './store.server.ts'
import { type Move, type MoveRefusal, moveOrder } from './transition.server.ts'

export type StaffRefusal =
  | MoveRefusal
  | 'forbidden'
  | 'not_found'
  | 'transfer_known'
  | 'transfer_amount_differs'
  | 'card_unavailable'

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
      { to: 'shipped', detail: { trackingNumber }, change: { trackingNumber } },
      'order_shipped',
    ),
  )

export const markDelivered = (ctx: Context, orderId: string) =>
  act(ctx, 'order.ship', orderId, (ctx, order) => moveOrder(ctx, order, { to: 'delivered' }))

/** Before payment only. An open card payment is taken back first, so that it can't succeed afterwards. */
export async function cancelOrder(
  ctx: Context,
  orderId: string,
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

  return act(ctx, 'order.cancel', orderId, (ctx, order) =>
    moveAndTell(ctx, order, { to: 'canceled' }, 'order_canceled'),
  )
}

export type Transfer = { amountMinor: number; payerName: string; receivedOn: string }

/** Money seen on the account. Only the exact amount pays the order; another is refused and nothing is written. */
export const recordTransfer = (ctx: Context, orderId: string, transfer: Transfer) =>
  act(ctx, 'order.record_transfer', orderId, async (ctx, order) => {
    if (ctx.actor.kind !== 'staff') return fail('forbidden')
    if (!orderCan.recordTransfer(order)) return fail('order_state_refuses')
    if (transfer.amountMinor !== order.totalMinor) return fail('transfer_amount_differs')

    const isNew = await insertTransfer(ctx, {
      orderId,
      ...transfer,
      currency: order.currency,
      recordedBy: ctx.actor.userId,
      recordedAt: ctx.now,
    })
    if (!isNew) return fail('transfer_known')

    const paid = { paidAt: ctx.now, paymentMethod: 'bank_transfer' as const }
    const move: Move = { to: 'paid', detail: { receivedOn: transfer.receivedOn }, change: paid }
    const moved = await moveAndTell(ctx, order, move, 'payment_received')
    if (moved.ok || moved.error !== 'out_of_stock') return moved

    await insertEvent(ctx, {
      orderId,
      kind: 'review_needed',
      detail: { reason: 'transfer_too_late' },
    })
    await updateOrder(ctx, orderId, { reviewReason: 'transfer_too_late' })
    return moveOrder(ctx, order, { to: 'refund_due', change: paid })
  })

async function act(
  ctx: Context,
  permission: Permission,
  orderId: string,
  work: (ctx: Context, order: Order) => Promise<Result<Order, StaffRefusal>>,
): Promise<Result<Order, StaffRefusal>> {
  if (!may(ctx.actor, permission)) return fail('forbidden')

  return ctx.transaction<Result<Order, StaffRefusal>>(async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    return order && isTheirs(ctx, order) ? work(ctx, order) : fail('not_found')
  })
}

const isTheirs = ({ actor }: Context, order: Order): boolean =>
  actor.kind !== 'customer' || order.userId === actor.userId

async function moveAndTell(
  ctx: Context,
  order: Order,
  move: Move,
  kind: Extract<
    LetterKind,
    'order_confirmed' | 'order_shipped' | 'order_canceled' | 'payment_received'
  >,
): Promise<Result<Order, MoveRefusal>> {
  const moved = await moveOrder(ctx, order, move)
  if (!moved.ok) return moved

  await queueLetter(ctx, kind, {
    subjectId: order.id,
    to: order.customerEmail,
    locale: order.locale,
    payload: { orderId: order.id },
  })
  return ok(moved.value)
}
