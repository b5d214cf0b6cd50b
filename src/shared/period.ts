/** A stretch of time up to today in Japan, in steps: what figures are summed by. */
import { daysAfter } from './iso-day.ts'
import { dayInJapan } from './japan-day.ts'

export const PERIODS = ['days', 'months'] as const
export type Period = (typeof PERIODS)[number]

/** @internal */
export const PERIOD_DAYS = 30
/** @internal */
export const PERIOD_MONTHS = 12

/** The names of its steps, the oldest first: "2026-11-22", or "2026-11". The last one is not over yet. */
export function stepsOf(period: Period, now: Date): string[] {
  const today = dayInJapan(now)
  const count = period === 'days' ? PERIOD_DAYS : PERIOD_MONTHS
  return Array.from({ length: count }, (_, position) => {
    const back = count - 1 - position
    return period === 'days' ? daysAfter(today, -back) : monthBefore(today, back)
  })
}

/** Its first day, as an ISO day in Japan. */
export function firstDayOf(period: Period, now: Date): string {
  const first = stepsOf(period, now)[0] ?? dayInJapan(now)
  return period === 'days' ? first : `${first}-01`
}

function monthBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7)
}
