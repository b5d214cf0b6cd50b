/** Reckoning with ISO days, which know no hours and no zones. */
const DAY_MS = 86_400_000

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/** A day that is in the calendar, written as ISO does. */
export const isIsoDay = (text: string): boolean =>
  ISO_DAY.test(text) && dayOf(new Date(`${text}T00:00:00Z`)) === text

export const daysAfter = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * DAY_MS)) ?? day

/** The same day of a later month, or its last one: three months after 30 November is 28 February. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const then = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
  return dayOf(then) ?? day
}

/** Negative when `to` is before `from`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

const dayOf = (date: Date): string | null =>
  Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10)
