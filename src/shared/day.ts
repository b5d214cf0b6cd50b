/**
 * How the date of a text is displayed. Spec §3 "News item": in month-day style, in the year-only form, or relative with suffix.
 * Days are days in Japan, so that a page is the same for everybody who reads it on one day there.
 */
import { dayText } from './date-text.ts'
import { daysBetween } from './iso-day.ts'
import type { Locale } from './locale.ts'

/** Newer dates are displayed relative to today. */
const RELATIVE_DAYS_MAX = 14

export type DayWords = {
  /** The day itself, for `<time dateTime>`. */
  iso: string
  /** "2026", 「2026年」: the heading of a list. */
  year: string
  /** "Jul 22", 「7月22日」: in a row below the year. */
  monthDay: string
  /** "July 22, 2026", 「2026年7月22日」: where the date is on its own. */
  whole: string
  /** "3 days ago", 「3日前」; `null` for older and future days. */
  ago: string | null
}

/** Both days are ISO days. */
export function dayWords(iso: string, today: string, locale: Locale): DayWords {
  const date = new Date(`${iso}T00:00:00Z`)
  const written = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(date)

  return {
    iso,
    year: written({ year: 'numeric' }),
    monthDay: written({ month: 'short', day: 'numeric' }),
    whole: dayText(iso, locale),
    ago: agoOf(iso, today, locale),
  }
}

function agoOf(iso: string, today: string, locale: Locale): string | null {
  const days = daysBetween(iso, today)
  if (days < 0 || days > RELATIVE_DAYS_MAX) return null
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')
  return words.replace(/(\d) 日/, '$1日')
}
