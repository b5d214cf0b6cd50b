/** The three languages of the shop. Spec §1 "Languages". */
import { isAmong } from './is-among.ts'

export const LOCALES = ['ja', 'en', 'ko'] as const
export type Locale = (typeof LOCALES)[number]

export const FALLBACK_LOCALE: Locale = 'en'

/** A text in every language; `null` where it is not written yet. */
export type LocalizedText = { en: string; ja: string | null; ko: string | null }

export const isLocale = isAmong(LOCALES)

/** English when a language is missing: fallback happens when a text is read, never when it is written. */
export const textIn = (text: LocalizedText, locale: Locale): string => text[locale] || text.en

/** A hint in an address: `?lang=`, else one of the three homes, also as data. Spec §2; decisions, section 4. */
export function localeInAddress(pathname: string, hint: string | null): Locale | null {
  if (isLocale(hint)) return hint

  const name = /^\/(ja|en|ko)(?:\/|\.data)?$/.exec(pathname)?.[1]
  return isLocale(name) ? name : null
}

/**
 * Spec §1: English when the browser's first language starts with `en`, otherwise Japanese.
 * Korean is never chosen here; a bar offers it instead (decisions, section 4).
 */
export function localeOfBrowser(acceptLanguage: string | null | undefined): Locale {
  const first = (acceptLanguage ?? '').split(',')[0]?.trim().toLowerCase() ?? ''
  return first.startsWith('en') ? 'en' : 'ja'
}
