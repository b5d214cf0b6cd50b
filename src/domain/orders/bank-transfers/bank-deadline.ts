/**
 * Until when a bank transfer is awaited. Spec §1 "held 14 days", decisions section 7: the deadline is the end of a
 * bank's business day in Japan; stock is released two business days later.
 */

import { dayAfter, isJapaneseHoliday, weekdayOf } from '#domain/calendar/japanese-holidays.ts'
import { dayInJapan } from '#shared/japan-day.ts'

import { BANK_TRANSFER_GRACE_BUSINESS_DAYS, BANK_TRANSFER_HOLD_DAYS } from '../policy.ts'

/** 31 December to 3 January: banks are closed though only 1 January is a public holiday. */
const BANKS_CLOSED = ['12-31', '01-01', '01-02', '01-03']

/** Last millisecond of the payment period. */
export const bankDeadlineOf = (placedAt: Date): Date =>
  bankDeadlineOn(dayAfter(dayInJapan(placedAt), BANK_TRANSFER_HOLD_DAYS))

/** The end of this ISO day, or of the next bank business day. */
export const bankDeadlineOn = (day: string): Date => endOfJapaneseDay(businessDayFrom(day))

/** Last millisecond of the stock reservation. The customer sees the earlier payment deadline only. */
export function lapseMomentOf(deadline: Date): Date {
  let day = dayInJapan(deadline)
  for (let count = 0; count < BANK_TRANSFER_GRACE_BUSINESS_DAYS; count += 1) {
    day = businessDayFrom(dayAfter(day))
  }
  return endOfJapaneseDay(day)
}

/** Whether banks in Japan book transfers on an ISO day. @internal */
export function isBankBusinessDay(day: string): boolean {
  const weekday = weekdayOf(day)
  if (weekday === 0 || weekday === 6) return false
  return !BANKS_CLOSED.includes(day.slice(5)) && !isJapaneseHoliday(day)
}

function businessDayFrom(day: string): string {
  let found = day
  while (!isBankBusinessDay(found)) found = dayAfter(found)
  return found
}

const endOfJapaneseDay = (day: string): Date => new Date(`${day}T23:59:59.999+09:00`)
