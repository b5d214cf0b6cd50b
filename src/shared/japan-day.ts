/** Days of the shop are days in Japan, which has one UTC offset all year. */
import { daysBetween } from './iso-day.ts'
import { minuteInJapan } from './japan-minute.ts'
import type { Locale } from './locale.ts'

/** The ISO day in Japan at this moment. */
export const dayInJapan = (moment: Date): string => minuteInJapan(moment).slice(0, 10)

/** The moment at which an ISO day begins in Japan. */
export const startInJapan = (day: string): Date => new Date(`${day}T00:00:00+09:00`)

/** Calendar days in Japan from now to a moment: 0 on its day, negative after it. */
export const daysUntil = (moment: Date, now: Date): number =>
  daysBetween(dayInJapan(now), dayInJapan(moment))

/** A date in a reader's language, read off a calendar and a clock in Japan. Japanese brackets are full-width, Korean ones follow their word. */
export const formatInJapan = (
  moment: Date,
  locale: string,
  style: Intl.DateTimeFormatOptions,
): string => {
  const key = `${locale} ${JSON.stringify(style)}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...style, timeZone: 'Asia/Tokyo' })
  formats.set(key, format)
  const text = format.format(moment)
  if (locale === 'ja') return text.replace('(', '（').replace(')', '）')
  return locale === 'ko' ? text.replace(' (', '(') : text
}

/** Making one takes a hundred times as long as using it; there are a dozen. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** "Monday, December 7, 2026", 「2026年12月7日（月）」: Japanese puts a short weekday in brackets. */
export const weekdayAndDayInJapan = (moment: Date, locale: Locale): string =>
  formatInJapan(moment, locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: locale === 'ja' ? 'short' : 'long',
  })
