/** Which country an address is in, and what follows from it. Spec §5 "EU residents", decisions sections 8, 11. */
import type { Locale } from '#shared/locale.ts'

import { COUNTRY_NAMES } from './country-names.ts'

export { isCountryCode } from './iso-3166.ts'

export const JAPAN = 'JP'
export const KOREA = 'KR'
const UNITED_STATES = 'US'

export const EU_MEMBER_STATES = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const

/** Parts of member states with a code of their own, where the Union's law applies. */
export const EU_TERRITORIES = ['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT'] as const

const EUROPEAN_UNION: ReadonlySet<string> = new Set([...EU_MEMBER_STATES, ...EU_TERRITORIES])

/** Takes an alpha-2 code, as `parseCountry` gives it. */
export const isEuropeanUnion = (code: string): boolean => EUROPEAN_UNION.has(code)

export type NamedCountry = { code: string; name: string }

/** The name in the reader's language; for an unknown code, the code itself. */
export const countryName = (code: string, locale: Locale): string =>
  COUNTRY_NAMES.get(code)?.[locale] ?? code

/** Where most buyers live: on top of every list. */
const FREQUENT: readonly string[] = [JAPAN, KOREA, UNITED_STATES]

/**
 * The countries in the order of a list to choose from. Those that staff switched off are left out; states of the European
 * Union are listed, so that their residents learn why nothing is sent there.
 */
export function countriesToChoose(
  locale: Locale,
  unavailable: readonly string[] = [],
): NamedCountry[] {
  const offered = countriesFor(locale).filter(
    ({ code }) => isEuropeanUnion(code) || !unavailable.includes(code),
  )
  const top = FREQUENT.flatMap((code) => offered.filter((country) => country.code === code))
  return [...top, ...offered.filter(({ code }) => !FREQUENT.includes(code))]
}

/** Every country in the reading order of the language: kanji by their kana. */
export function countriesFor(locale: Locale): NamedCountry[] {
  const { compare } = new Intl.Collator(locale)
  const key = locale === 'ja' ? 'kana' : locale
  return [...COUNTRY_NAMES]
    .sort(([, one], [, other]) => compare(one[key], other[key]))
    .map(([code, names]) => ({ code, name: names[locale] }))
}
