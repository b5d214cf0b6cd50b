/** Dates in e-mails, in Japan time like the shop's deadlines; the text says so. */
import { formatInJapan } from '#shared/japan-day.ts'
import type { Locale } from '#shared/locale.ts'

/** "December 7", 「12月7日（月）」: where a subject has no room for the year. */
export const monthDayInJapan = (moment: Date, locale: Locale): string =>
  formatInJapan(moment, locale, {
    month: 'long',
    day: 'numeric',
    ...(locale !== 'en' && { weekday: 'short' }),
  })

/** "November 21, 2026 at 8:00 PM" */
export const momentInJapan = (moment: Date, locale: Locale): string =>
  formatInJapan(moment, locale, { dateStyle: 'long', timeStyle: 'short' })
