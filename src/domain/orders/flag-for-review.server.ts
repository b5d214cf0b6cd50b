import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'

import { insertEvent, type Order, updateOrder } from './store.server.ts'

/** Reasons for a review by staff. @internal */
export const REVIEW_REASONS = [
  'payment_of_another_order',
  'payment_currency_differs',
  'payment_amount_differs',
  'payment_too_late',
  'paid_twice',
  'transfer_too_late',
  'transfer_short',
  'transfer_short_overdue',
  'transfer_excess',
  'transfer_reversed',
  'refund_failed',
  'refund_needed',
  'dispute_open',
] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]

/** Requires a locked order. Idempotent per reason; e-mails the company. */
export async function flagForReview(
  ctx: Context,
  order: Order,
  reason: ReviewReason,
  detail: Record<string, unknown> = {},
): Promise<Order> {
  if (order.reviewReason === reason) return order

  await insertEvent(ctx, {
    orderId: order.id,
    kind: 'review_needed',
    detail: { reason, ...detail },
  })
  const { email } = await findSettingsBelow(ctx, 'company.')
  if (email) {
    await queueEmail(ctx, 'order_needs_review', {
      entityId: `${order.id}:${reason}`,
      to: email,
      locale: 'ja',
      payload: { orderId: order.id, reason },
    })
  }
  return updateOrder(ctx, order.id, { reviewReason: reason })
}
