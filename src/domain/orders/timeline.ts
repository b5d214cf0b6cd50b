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

/** What staff wrote; empty where an event says nothing, and once its account is closed. */
export function textIn(detail: unknown): string {
  if (typeof detail !== 'object' || detail === null || !('text' in detail)) return ''
  return typeof detail.text === 'string' ? detail.text : ''
}

/** What a person noted or edited, as it is kept: the customer's own when they ask for everything. */
export const RECORDED_BY_STAFF = ['note', 'edited'] as const

/** Fields of an event that hold one text each, such as what stood in an order before it was edited. */
export function textsIn(detail: unknown, side: 'before' | 'after'): Record<string, string> {
  if (typeof detail !== 'object' || detail === null) return {}
  const texts: unknown = new Map(Object.entries(detail)).get(side)
  if (typeof texts !== 'object' || texts === null) return {}
  return Object.fromEntries(
    Object.entries(texts).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
