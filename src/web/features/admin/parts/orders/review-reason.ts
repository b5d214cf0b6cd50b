import type { ReviewReason } from '#domain/orders/flag-for-review.server.ts'

/** Every reason has its words: a new one does not compile until it is here. */
const REASONS = {
  payment_of_another_order: 'admin.reason_payment_of_another_order',
  payment_currency_differs: 'admin.reason_payment_currency_differs',
  payment_amount_differs: 'admin.reason_payment_amount_differs',
  payment_too_late: 'admin.reason_payment_too_late',
  paid_twice: 'admin.reason_paid_twice',
  transfer_too_late: 'admin.reason_transfer_too_late',
  transfer_short: 'admin.reason_transfer_short',
  transfer_short_overdue: 'admin.reason_transfer_short_overdue',
  transfer_excess: 'admin.reason_transfer_excess',
  transfer_reversed: 'admin.reason_transfer_reversed',
  refund_failed: 'admin.reason_refund_failed',
  refund_needed: 'admin.reason_refund_needed',
  dispute_open: 'admin.reason_dispute_open',
} as const satisfies Record<ReviewReason, `admin.reason_${ReviewReason}`>

export const isReviewReason = (text: string): text is ReviewReason => Object.hasOwn(REASONS, text)

/** The text for why an order needs attention; that of unusual reasons when the reason is new. */
export const reasonKey = (reason: string) =>
  isReviewReason(reason) ? REASONS[reason] : 'admin.reason_other'
