/**
 * A country in whatever spelling: codes, English, Japanese and Korean names, and the names of EU
 * states in the Union's languages, so that none slips by the EU rule. Decisions section 8.
 */

import { EU_MEMBER_STATES, EU_TERRITORIES, regionName } from './country.ts'
import { COUNTRY_ALIASES } from './country-aliases.ts'
import { ALPHA_3, COUNTRY_CODES, isCountryCode } from './iso-3166.ts'

const EU_LANGUAGES = 'bg cs da de el es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv'.split(
  ' ',
)

const FORMAL =
  /^(the )?((federal )?republic|kingdom|grand duchy|commonwealth|principality) of (the )?/

/** The alpha-2 code, or `null` if unknown. */
export function parseCountry(input: string): string | null {
  const code = input.normalize('NFKC').trim().toUpperCase()
  if (isCountryCode(code)) return code

  const name = folded(input)
  const known = names()
  return (
    known.get(name) ?? known.get(name.replace(FORMAL, '')) ?? known.get(withoutThe(name)) ?? null
  )
}

let namesOnce: ReadonlyMap<string, string> | undefined

/** Folded name to code. Built at first use; a name that is taken is never given to another country. */
function names(): ReadonlyMap<string, string> {
  namesOnce ??= new Map([...europeanNames(), ...engineNames(), ...aliases(), ...alpha3()])
  return namesOnce
}

// Later entries win in the map above, so the most reliable source comes last.
const alpha3 = (): [string, string][] => [...ALPHA_3].map(([code, three]) => [folded(three), code])

const aliases = (): [string, string][] =>
  Object.entries(COUNTRY_ALIASES).flatMap(([code, spellings]) =>
    spellings.map((spelling): [string, string] => [folded(spelling), code]),
  )

const engineNames = (): [string, string][] => namesIn(['en', 'ja', 'ko'], COUNTRY_CODES)

const europeanNames = (): [string, string][] =>
  namesIn(EU_LANGUAGES, [...EU_MEMBER_STATES, ...EU_TERRITORIES])

const namesIn = (languages: readonly string[], codes: readonly string[]): [string, string][] =>
  languages.flatMap((language) =>
    codes.flatMap((code) => [
      [folded(regionName(code, language, 'short')), code] as [string, string],
      [folded(regionName(code, language, 'long')), code] as [string, string],
    ]),
  )

const withoutThe = (name: string): string => name.replace(/^the /, '')

/** Ignores width, case, Latin accents, punctuation and spacing. */
function folded(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[.'’‘`・]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[\p{P}\s]+/gu, ' ')
    .replace(/\bsaint\b/g, 'st')
    .trim()
}
