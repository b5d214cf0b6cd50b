/** Which country an address is in, and what follows from it. Spec §5 "EU residents", decisions sections 8, 11. */
import type { Locale } from '#shared/locale.ts'

import { COUNTRY_CODES } from './iso-3166.ts'

export { isCountryCode } from './iso-3166.ts'

export const JAPAN = 'JP'

export const EU_MEMBER_STATES = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const

/** Parts of member states with a code of their own, where the Union's law applies. */
export const EU_TERRITORIES = ['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT'] as const

const EUROPEAN_UNION: ReadonlySet<string> = new Set([...EU_MEMBER_STATES, ...EU_TERRITORIES])

/** Takes an alpha-2 code, as `parseCountry` gives it. */
export const isEuropeanUnion = (code: string): boolean => EUROPEAN_UNION.has(code)

/** Areas that people call by the short form of their name ("Hong Kong", "香港"). */
const SHORT_NAMED: ReadonlySet<string> = new Set(['HK', 'MO', 'PS'])

const formatters = new Map<string, Intl.DisplayNames>()

/**
 * The name in the reader's language. It comes from the engine: a page rendered on the server hands
 * its names on, because another engine may spell a few of them differently.
 */
export const countryName = (code: string, locale: Locale): string =>
  regionName(code, locale, SHORT_NAMED.has(code) ? 'short' : 'long')

/** The name in any language; for a code the engine does not know, the code itself. */
export function regionName(code: string, language: string, style: 'short' | 'long'): string {
  const key = `${language} ${style}`
  const formatter =
    formatters.get(key) ?? new Intl.DisplayNames([language], { type: 'region', style })
  formatters.set(key, formatter)
  return formatter.of(code) ?? code
}

/** Who reads a language mostly lives here. */
const HOMES: Readonly<Record<Locale, readonly string[]>> = { ja: ['JP'], en: [], ko: ['KR', 'JP'] }

/** Every country, the reader's own first. */
export function countriesToChoose(locale: Locale): { code: string; name: string }[] {
  const all = countriesFor(locale)
  const homes = HOMES[locale].flatMap((code) => all.filter((country) => country.code === code))
  return [...homes, ...all.filter(({ code }) => !HOMES[locale].includes(code))]
}

/** Every country, sorted as a reader of the language expects. */
export function countriesFor(locale: Locale): { code: string; name: string }[] {
  const { compare } = new Intl.Collator(locale)
  return COUNTRY_CODES.map((code) => ({ code, name: countryName(code, locale) })).sort((a, b) =>
    compare(a.name, b.name),
  )
}
