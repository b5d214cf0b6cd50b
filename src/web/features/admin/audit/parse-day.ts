import { startInJapan } from '#shared/japan-day.ts'

export const DAY_MS = 86_400_000

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Days are days in Japan; `null` for what is none. */
export function startOfDay(day: string): Date | null {
  const start = DAY.test(day) ? startInJapan(day) : null
  return start === null || Number.isNaN(start.getTime()) ? null : start
}
