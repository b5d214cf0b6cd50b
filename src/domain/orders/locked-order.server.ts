/** Runs an action of staff or of the owner on one order: permission first, then the row lock, then the e-mail. */
import { may, type Permission } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import type { EmailKind } from '#domain/mail/emails.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import type { TrackingRefusal } from '#domain/shipping/tracking/tracking.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { lockOrder, type Order } from './store.server.ts'
import { type Move, type MoveRefusal, moveOrder } from './transition.server.ts'

export type StaffRefusal =
  | MoveRefusal
  | 'forbidden'
  | 'not_found'
  | 'transfer_known'
  | 'transfer_amount_differs'
  | 'card_unavailable'
  | 'refund_too_much'
  | 'refund_above_limit'
  | 'refund_pieces_exceeded'
  | 'refund_state_refuses'
  | 'deadline_invalid'
  | 'replacement_pieces_unknown'
  | 'replacement_exceeds_order'
  | 'replacement_period_over'
  | 'replacement_out_of_stock'
  | 'replacement_state_refuses'
  | TrackingRefusal

/** E-mails that need only the order. */
type PlainEmail = Extract<
  EmailKind,
  | 'order_confirmed'
  | 'order_shipped'
  | 'order_delivered'
  | 'order_canceled'
  | 'payment_received'
  | 'refund_due'
>

/** Runs `action` with the order's row locked. For a customer other people's orders do not exist. */
export async function withLockedOrder<Refusal extends string = StaffRefusal>(
  ctx: Context,
  permission: Permission,
  orderId: string,
  action: (ctx: Context, order: Order) => Promise<Result<Order, Refusal>>,
): Promise<Result<Order, Refusal | 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, permission)) return fail('forbidden')

  return ctx.transaction<Result<Order, Refusal | 'not_found'>>(async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    return order && mayAccess(ctx, order) ? action(ctx, order) : fail('not_found')
  })
}

export const mayAccess = ({ actor }: Context, order: Order): boolean =>
  actor.kind !== 'customer' || order.userId === actor.userId

export async function moveOrderAndEmail(
  ctx: Context,
  order: Order,
  move: Move,
  kind: PlainEmail,
): Promise<Result<Order, MoveRefusal>> {
  const moved = await moveOrder(ctx, order, move)
  if (!moved.ok) return moved

  await emailBuyer(ctx, moved.value, kind)
  return ok(moved.value)
}

export const emailBuyer = (ctx: Context, order: Order, kind: PlainEmail): Promise<void> =>
  queueEmail(ctx, kind, {
    entityId: order.id,
    to: order.customerEmail,
    locale: order.locale,
    payload: { orderId: order.id },
  })
