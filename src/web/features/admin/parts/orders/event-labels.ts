/** Which events of a timeline have words of their own: what the customer may see, and what is for staff. */
import { isTimelineKind, type TimelineKind } from '#domain/orders/timeline.ts'

/** Events that are hidden from the customer. @internal */
export const STAFF_EVENTS = [
  'review_needed',
  'reviewed',
  'reminder_sent',
  'refund_retried',
  'refund_withdrawn',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'email_resent',
  'email_withdrawn',
  'undone',
  'note',
  'edited',
  'receipt_issued',
  'customs_code_read',
] as const

type KnownEventKind = TimelineKind | (typeof STAFF_EVENTS)[number]

export function eventKey(kind: string): `admin.event_${KnownEventKind | 'other'}` {
  if (isTimelineKind(kind)) return `admin.event_${kind}`
  return `admin.event_${STAFF_EVENTS.find((known) => known === kind) ?? 'other'}`
}
