/** Dates in letters. The shop's deadlines are Japanese ones, so every date is, and the text says so. */
import type { Locale } from '#shared/locale.ts'

const inJapan = (moment: Date, locale: Locale, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: 'Asia/Tokyo' }).format(moment)

/** Japanese sets the weekday in brackets, as one letter. */
const WEEKDAYS = { en: 'long', ja: 'short', ko: 'long' } as const satisfies Record<Locale, string>

/** "Monday, December 7, 2026", 「2026年12月7日(月)」 */
export const dayInJapan = (moment: Date, locale: Locale): string =>
  inJapan(moment, locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: WEEKDAYS[locale],
  })

/** "December 7", 「12月7日(月)」: where a subject has no room for the year. */
export const monthDayInJapan = (moment: Date, locale: Locale): string =>
  inJapan(moment, locale, {
    month: 'long',
    day: 'numeric',
    ...(locale !== 'en' && { weekday: 'short' }),
  })

/** "November 21, 2026 at 8:00 PM" */
export const momentInJapan = (moment: Date, locale: Locale): string =>
  inJapan(moment, locale, { dateStyle: 'long', timeStyle: 'short' })
