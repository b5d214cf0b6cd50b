/** The countries as lists of their names. */
import type { Locale } from '#shared/locale.ts'
import { memoize } from '#shared/memoize.ts'

import { isEuropeanUnion, JAPAN, KOREA, UNITED_STATES } from './country.ts'
import { COUNTRY_NAMES } from './country-names.ts'

export type NamedCountry = { code: string; name: string }

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

/** Every country in the reading order of the language: kanji by their kana. Fields and pages ask for it at each render. */
export const countriesFor = memoize((locale: Locale): readonly NamedCountry[] => {
  const { compare } = new Intl.Collator(locale)
  const key = locale === 'ja' ? 'kana' : locale
  return [...COUNTRY_NAMES]
    .sort(([, one], [, other]) => compare(one[key], other[key]))
    .map(([code, names]) => ({ code, name: names[locale] }))
})
