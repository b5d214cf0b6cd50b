/** When somebody is reminded of a transfer. Decisions, section 7: on day 7 and day 12. */

import { dayAfter } from '#domain/calendar/japanese-holidays.ts'
import { dayInJapan } from '#shared/japan-day.ts'

import type { OrderStatus } from '../lifecycle.ts'
import { REMINDER_DAYS, REMINDER_REST_HOURS } from '../policy.ts'

export type ReminderRound = 1 | 2

type Awaiting = {
  placedAt: Date
  /** The date the buyer was told; the grace after it brings no reminder. */
  bankDeadlineAt: Date | null
  /** The last round that was sent, 0 before the first: round 2 makes it 2, also where round 1 was left out. */
  remindersSent: number
  status: OrderStatus
  /** When the buyer last said that the money is on its way. */
  transferDeclaredAt: Date | null
}

/** The round that is due now; a first one that was missed is not made up for once the second is due. */
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

/** Orders that were placed later need not be looked at: in Japan's calendar day 7 begins six days and a moment after. */
export const remindableBefore = (now: Date): Date =>
  new Date(now.getTime() - (REMINDER_DAYS[0] - 1) * 24 * HOUR_MS)

/**
 * Never on the heels of the order itself, and never once a part has arrived: then another e-mail has said
 * what is missing. @internal */
export const mayRemind = (placedAt: Date, now: Date, receivedMinor: number): boolean =>
  receivedMinor === 0 && hasRested(placedAt, now, REMINDER_REST_HOURS.afterOrder)

const HOUR_MS = 3_600_000

const hasRested = (since: Date, now: Date, hours: number): boolean =>
  now.getTime() - since.getTime() >= hours * HOUR_MS

function roundReached(placedAt: Date, now: Date): ReminderRound | null {
  const [first, second] = REMINDER_DAYS
  const [placed, today] = [dayInJapan(placedAt), dayInJapan(now)]
  if (today >= dayAfter(placed, second)) return 2
  return today >= dayAfter(placed, first) ? 1 : null
}
