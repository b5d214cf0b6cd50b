/** How long a text takes to read, in whole minutes. */
import type { Locale } from '#shared/locale.ts'

/** Usual speeds of reading on a screen: words of English, characters of Japanese and Korean. */
const PER_MINUTE = { en: 230, ja: 500, ko: 500 } as const satisfies Record<Locale, number>

export function readingMinutes(text: string, locale: Locale): number {
  const count = locale === 'en' ? text.split(/\s+/).filter(Boolean).length : text.length
  return Math.max(1, Math.round(count / PER_MINUTE[locale]))
}
