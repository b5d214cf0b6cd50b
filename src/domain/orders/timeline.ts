/** What an order's timeline may tell its owner. The rest is for staff. */
const TIMELINE_KINDS = [
  'created',
  'payment_method_changed',
  'awaiting_transfer',
  'paid',
  'confirmed',
  'shipped',
  'delivered',
  'canceled',
  'abandoned',
  'lapsed',
  'refund_due',
  'refunded',
] as const
export type TimelineKind = (typeof TIMELINE_KINDS)[number]

export const isTimelineKind = (kind: string): kind is TimelineKind =>
  (TIMELINE_KINDS as readonly string[]).includes(kind)
