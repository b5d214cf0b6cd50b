/** "22 Nov" or "Nov 2026", in the reader's language. */
import type { Period } from '#shared/period.ts'

const SHAPES = {
  days: { month: 'short', day: 'numeric' },
  months: { year: 'numeric', month: 'short' },
} as const satisfies Record<Period, Intl.DateTimeFormatOptions>

/** A step is the name of a day or of a month, and no moment: no zone may move it. */
export const stepName = (step: string, period: Period, locale: string): string =>
  new Intl.DateTimeFormat(locale, { ...SHAPES[period], timeZone: 'UTC' }).format(
    new Date(`${period === 'days' ? step : `${step}-01`}T00:00:00Z`),
  )
