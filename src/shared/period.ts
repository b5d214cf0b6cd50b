/** Stretches of time up to now, in steps: what figures are summed by. Days are days in Japan. */
import { daysAfter } from './iso-day.ts'
import { dayInJapan, startInJapan } from './japan-day.ts'

export const PERIOD_DAYS = { today: 1, week: 7, month: 30, year: 365 } as const
export type Period = keyof typeof PERIOD_DAYS
// The keys of the table above.
export const PERIODS = Object.keys(PERIOD_DAYS) as Period[]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export type Span = {
  since: Date
  /** The period before has come as far as this one: the morning is compared with a morning. */
  previousSince: Date
  previousUntil: Date
  /** Length of a unit, an hour or a day. */
  unitMs: number
}

export function spanOf(period: Period, now: Date): Span {
  const days = PERIOD_DAYS[period]
  const since = startInJapan(firstDayOf(period, now))
  const back = (moment: Date) => new Date(moment.getTime() - days * DAY_MS)
  return {
    since,
    previousSince: back(since),
    previousUntil: back(now),
    unitMs: days === 1 ? HOUR_MS : DAY_MS,
  }
}

/** Its first day, as an ISO day in Japan. */
export const firstDayOf = (period: Period, now: Date): string =>
  daysAfter(dayInJapan(now), 1 - PERIOD_DAYS[period])

/** The step of each unit, the oldest first: an hour "13", a day "2026-11-22", and a month "2026-11" for each day of a year. */
export function stepsOfUnits(period: Period, now: Date): string[] {
  if (period === 'today') return Array.from({ length: 24 }, (_, hour) => String(hour))
  const first = firstDayOf(period, now)
  return Array.from({ length: PERIOD_DAYS[period] }, (_, at) => {
    const day = daysAfter(first, at)
    return period === 'year' ? day.slice(0, 7) : day
  })
}
