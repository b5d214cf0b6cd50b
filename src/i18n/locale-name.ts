import type { Locale } from '#shared/locale.ts'

/** Each language by its own name: a reader looks for the word they know. */
export const LOCALE_NAMES = {
  en: 'English',
  ja: '日本語',
  ko: '한국어',
} as const satisfies Record<Locale, string>
