/** When to send reminders for a transfer: day 7 and day 12. Decisions, section 7. */

import { dayAfter } from '#domain/calendar/japanese-holidays.ts'
import { addDays, addHours } from '#shared/add-time.ts'
import { dayInJapan } from '#shared/japan-day.ts'

import type { OrderStatus } from '../lifecycle.ts'
import { REMINDER_DAYS, REMINDER_REST_HOURS } from '../policy.ts'

export type ReminderRound = 1 | 2

type Awaiting = {
  placedAt: Date
  /** The deadline shown to the buyer. No reminder is sent during the grace period after it. */
  bankDeadlineAt: Date | null
  /** The last round sent, 0 before the first. Sending round 2 sets 2, even if round 1 was skipped. */
  remindersSent: number
  status: OrderStatus
  /** When the buyer last declared the transfer. */
  transferDeclaredAt: Date | null
}

/** The round due now. Once round 2 is due, a missed round 1 is skipped. */
export function reminderRoundDue(
  order: Awaiting,
  receivedMinor: number,
  now: Date,
): ReminderRound | null {
  if (order.status !== 'awaiting_transfer' || !mayRemind(order.placedAt, now, receivedMinor)) {
    return null
  }
  if (order.bankDeadlineAt === null || now > order.bankDeadlineAt) return null
  const { transferDeclaredAt: declared } = order
  if (declared && !hasRested(declared, now, REMINDER_REST_HOURS.afterDeclaration)) return null

  const round = roundReached(order.placedAt, now)
  return round !== null && order.remindersSent < round ? round : null
}

/** Only orders placed before this instant can be due: in Japan's calendar day 7 starts just over six days later. */
export const remindableBefore = (now: Date): Date => addDays(now, 1 - REMINDER_DAYS[0])

/**
 * Never shortly after the order itself, and never after a partial payment: another e-mail has then stated
 * what is missing. @internal */
export const mayRemind = (placedAt: Date, now: Date, receivedMinor: number): boolean =>
  receivedMinor === 0 && hasRested(placedAt, now, REMINDER_REST_HOURS.afterOrder)

const hasRested = (since: Date, now: Date, hours: number): boolean => now >= addHours(since, hours)

function roundReached(placedAt: Date, now: Date): ReminderRound | null {
  const [first, second] = REMINDER_DAYS
  const [placed, today] = [dayInJapan(placedAt), dayInJapan(now)]
  if (today >= dayAfter(placed, second)) return 2
  return today >= dayAfter(placed, first) ? 1 : null
}
