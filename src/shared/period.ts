/** Stretches of time up to now, in steps: what figures are summed by. Days are days in Japan. */
import { addDays, addHours } from './add-time.ts'
import { daysAfter } from './iso-day.ts'
import { dayInJapan, startInJapan } from './japan-day.ts'

export const PERIOD_DAYS = { today: 1, week: 7, month: 30, year: 365 } as const
export type Period = keyof typeof PERIOD_DAYS
// The keys of the table above.
export const PERIODS = Object.keys(PERIOD_DAYS) as Period[]

/** An hour "13", a day "2026-11-22", or a month "2026-11" of a year. */
export type Step = { name: string; start: Date }

export type Span = {
  /** The oldest first. */
  steps: Step[]
  since: Date
  /** The period before has come as far as this one: the morning is compared with a morning. */
  previousSince: Date
  previousUntil: Date
}

export function spanOf(period: Period, now: Date): Span {
  const since = startInJapan(firstDayOf(period, now))
  const back = (moment: Date) => addDays(moment, -PERIOD_DAYS[period])
  return {
    steps: stepsOf(period, now),
    since,
    previousSince: back(since),
    previousUntil: back(now),
  }
}

/** Its first day, as an ISO day in Japan. */
export const firstDayOf = (period: Period, now: Date): string =>
  daysAfter(dayInJapan(now), 1 - PERIOD_DAYS[period])

/** The first and the last month of a year are not complete. */
export function stepsOf(period: Period, now: Date): Step[] {
  const first = firstDayOf(period, now)
  if (period === 'today') {
    const midnight = startInJapan(first)
    return Array.from({ length: 24 }, (_, hour) => ({
      name: String(hour),
      start: addHours(midnight, hour),
    }))
  }
  return Array.from({ length: PERIOD_DAYS[period] }, (_, at) => daysAfter(first, at))
    .filter((day) => period !== 'year' || day === first || day.endsWith('-01'))
    .map((day) => ({ name: period === 'year' ? day.slice(0, 7) : day, start: startInJapan(day) }))
}
