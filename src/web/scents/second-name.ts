import { type Locale, type LocalizedText, textIn } from '#shared/locale.ts'

/** English pages add the Japanese name, all others the English one: it is what the box says. */
const SECOND = { en: 'ja', ja: 'en', ko: 'en' } as const satisfies Record<Locale, Locale>

/** `null` when there is none, or when it says the same. */
export function secondName(
  name: LocalizedText,
  locale: Locale,
): { text: string; lang: Locale } | null {
  const lang = SECOND[locale]
  const text = name[lang]
  return text && text !== textIn(name, locale) ? { text, lang } : null
}
