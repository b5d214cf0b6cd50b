/** "13:00", "Nov 22" or "Nov 2026", in the reader's language. */
import type { Period } from '#shared/period.ts'

const DAY = { month: 'short', day: 'numeric' } as const
const SHAPES = {
  today: { hour: 'numeric', minute: '2-digit' },
  week: DAY,
  month: DAY,
  year: { year: 'numeric', month: 'short' },
} as const satisfies Record<Period, Intl.DateTimeFormatOptions>

/** A step is the name of an hour, a day or a month, and no moment: no zone may move it. */
export const stepName = (step: string, period: Period, locale: string): string =>
  new Intl.DateTimeFormat(locale, { ...SHAPES[period], timeZone: 'UTC' }).format(
    momentOf(step, period),
  )

const momentOf = (step: string, period: Period): Date =>
  period === 'today'
    ? new Date(Date.UTC(2000, 0, 1, Number(step)))
    : new Date(`${period === 'year' ? `${step}-01` : step}T00:00:00Z`)
