/** What an order's timeline may tell its owner. The rest is for staff. */
export const TIMELINE_KINDS = [
  'created',
  'payment_method_changed',
  'awaiting_transfer',
  'transfer_declared',
  'transfer_received',
  'deadline_extended',
  'paid',
  'confirmed',
  'shipped',
  'delivered',
  'canceled',
  'abandoned',
  'lapsed',
  'refund_due',
  'refund_requested',
  'refunded_part',
  'refunded',
] as const
export type TimelineKind = (typeof TIMELINE_KINDS)[number]

export const isTimelineKind = (kind: string): kind is TimelineKind =>
  (TIMELINE_KINDS as readonly string[]).includes(kind)

/** Money that an event tells of, in minor units; `null` where it tells of none. */
export function amountIn(detail: unknown): number | null {
  if (typeof detail !== 'object' || detail === null || !('amountMinor' in detail)) return null
  const { amountMinor } = detail
  return typeof amountMinor === 'number' && Number.isSafeInteger(amountMinor) ? amountMinor : null
}
