/** Every kind of activity by the name of its sentence in `adminActivity`: audited actions, and staff's events of orders. */
import { AUDIT_ACTIONS } from '#domain/audit/actions.ts'

/** The kinds of an order's events that staff cause. */
const EVENT_KINDS = [
  'payment_method_changed',
  'transfer_received',
  'deadline_extended',
  'paid',
  'confirmed',
  'shipped',
  'delivered',
  'canceled',
  'refund_due',
  'refund_requested',
  'refund_retried',
  'refund_withdrawn',
  'refunded_part',
  'refunded',
  'replacement_opened',
  'replacement_shipped',
  'replacement_canceled',
  'review_needed',
  'reviewed',
  'email_resent',
  'note',
  'edited',
  'receipt_issued',
  'customs_code_read',
] as const

const ORDER_ACTIVITIES = EVENT_KINDS.map((kind) => `order_${kind}` as const)
export const ACTIVITY_ACTIONS = [...ORDER_ACTIVITIES, ...AUDIT_ACTIONS]

export const activityOf = (kind: string): string =>
  ORDER_ACTIVITIES.find((known) => known === `order_${kind}`) ?? 'order_other'
