/** Deadlines are Japanese ones, so every date of payment is, wherever it is read. */
import type { Locale } from '#shared/locale.ts'

/** "Monday, December 7, 2026", 「2026年12月7日(月)」. Takes an ISO instant. */
export const dayInJapan = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: locale === 'ja' ? 'short' : 'long',
    timeZone: 'Asia/Tokyo',
  }).format(new Date(instant))
