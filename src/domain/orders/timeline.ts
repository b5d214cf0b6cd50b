/** The timeline entries that the buyer may see. The rest is for staff. */
import { isAmong } from '#shared/is-among.ts'

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
  'replacement_opened',
  'replacement_shipped',
  'replacement_canceled',
] as const
export type TimelineKind = (typeof TIMELINE_KINDS)[number]

export const isTimelineKind = isAmong(TIMELINE_KINDS)

type Step = { kind: string; fromStatus: string | null; toStatus: string | null; detail: unknown }

/** Without the steps that staff took back at once, for everyone but staff. In chronological order. */
export function withoutUndone<Event extends Step>(events: readonly Event[]): Event[] {
  const left: Event[] = []
  for (const event of events) {
    const undone = event.kind === 'undone' ? left.findLastIndex((one) => isOf(event, one)) : null
    if (undone === null) left.push(event)
    else if (undone >= 0) left.splice(undone, 1)
  }
  return left
}

/** A step of a replacement is named; one of the order is what led to its state. */
function isOf(undone: Step, { kind, toStatus, detail }: Step): boolean {
  const step = wordIn(undone.detail, 'step')
  if (step === '') return toStatus === undone.fromStatus
  return kind === step && wordIn(detail, 'replacementId') === wordIn(undone.detail, 'replacementId')
}

/** The amount of an event in minor units; `null` where it has none. */
export function amountIn(detail: unknown): number | null {
  if (typeof detail !== 'object' || detail === null || !('amountMinor' in detail)) return null
  const { amountMinor } = detail
  return typeof amountMinor === 'number' && Number.isSafeInteger(amountMinor) ? amountMinor : null
}

/** The text that staff wrote; empty where an event has none or the account is closed. */
export const textIn = (detail: unknown): string => wordIn(detail, 'text')

/** The code of why an order was canceled; empty where none was given. */
export const reasonIn = (detail: unknown): string => wordIn(detail, 'reason')

function wordIn(detail: unknown, field: 'text' | 'reason' | 'step' | 'replacementId'): string {
  if (typeof detail !== 'object' || detail === null) return ''
  const word: unknown = new Map(Object.entries(detail)).get(field)
  return typeof word === 'string' ? word : ''
}

/** Events with words of staff (notes, edits, notes on a cancellation or a replacement): exported and erased with the customer's data. */
export const RECORDED_BY_STAFF = ['note', 'edited', 'canceled', 'replacement_opened'] as const

/** Text fields of an event, such as the values before an edit. */
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
