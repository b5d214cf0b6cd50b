/** Moments as staff type them: to the minute, as clocks in Japan show them. */
const JAPAN_OFFSET_MS = 9 * 3_600_000
const MINUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** What a field for date and time holds. */
export const minuteInJapan = (moment: Date): string =>
  new Date(moment.getTime() + JAPAN_OFFSET_MS).toISOString().slice(0, 16)

/** The moment that was typed; `null` for what is no minute of the calendar. */
export function momentAt(minute: string): Date | null {
  const moment = MINUTE.test(minute) ? new Date(`${minute}:00+09:00`) : null
  const isInCalendar = moment !== null && !Number.isNaN(moment.getTime())
  return isInCalendar && minuteInJapan(moment) === minute ? moment : null
}
