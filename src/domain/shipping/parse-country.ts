/**
 * A country in whatever spelling: codes, English, Japanese and Korean names, and the names of EU
 * states in the Union's languages, so that none slips by the EU rule. Decisions section 8.
 */
import { inKatakana } from '#shared/letters/katakana.ts'
import { initialsOf, isInitials } from '#shared/letters/korean-initials.ts'

import { EU_MEMBER_STATES, EU_TERRITORIES } from './country.ts'
import { COUNTRY_ALIASES } from './country-aliases.ts'
import { COUNTRY_NAMES } from './country-names.ts'
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

  const name = foldedName(input)
  const known = names()
  return (
    known.get(name) ?? known.get(name.replace(FORMAL, '')) ?? known.get(withoutThe(name)) ?? null
  )
}

let namesOnce: ReadonlyMap<string, string> | undefined

/** Folded name to code. Built at first use; a name that is taken is never given to another country. */
function names(): ReadonlyMap<string, string> {
  namesOnce ??= new Map([
    ...[...europeanNames(), ...engineNames(), ...ownNames()],
    ...[...aliases(), ...alpha3()],
  ])
  return namesOnce
}

// Later entries win in the map above, so the most reliable source comes last.
const alpha3 = (): [string, string][] =>
  [...ALPHA_3].map(([code, three]) => [foldedName(three), code])

const aliases = (): [string, string][] =>
  Object.entries(COUNTRY_ALIASES).flatMap(([code, spellings]) =>
    spellings.map((spelling): [string, string] => [foldedName(spelling), code]),
  )

const ownNames = (): [string, string][] =>
  [...COUNTRY_NAMES].flatMap(([code, names]) =>
    Object.values(names).map((name): [string, string] => [foldedName(name), code]),
  )

/** What other programs call them. */
const engineNames = (): [string, string][] => namesIn(['en', 'ja', 'ko'], COUNTRY_CODES)

const europeanNames = (): [string, string][] =>
  namesIn(EU_LANGUAGES, [...EU_MEMBER_STATES, ...EU_TERRITORIES])

const namesIn = (languages: readonly string[], codes: readonly string[]): [string, string][] =>
  languages.flatMap((language) =>
    (['short', 'long'] as const).flatMap((style) => {
      const names = new Intl.DisplayNames([language], { type: 'region', style })
      return codes.map((code): [string, string] => [foldedName(names.of(code) ?? code), code])
    }),
  )

const withoutThe = (name: string): string => name.replace(/^the /, '')

/** Ignores width, case, which of the two kana, Latin accents, punctuation and spacing. */
function foldedName(name: string): string {
  return inKatakana(name.normalize('NFKC').toLowerCase())
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[.'’‘`・]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[\p{P}\s]+/gu, ' ')
    .replace(/\bsaint\b/g, 'st')
    .trim()
}

const LATIN = /^[\p{Script=Latin}\d ]+$/u

/** Those of `codes` that the input may mean: first what it names whole, then what begins with it, then the others. */
export function searchCountries(codes: readonly string[], input: string): string[] {
  const wanted = searchKey(input)
  const ranked = codes.flatMap((code) => {
    const rank = rankOf(code, wanted)
    return rank === null ? [] : [{ code, rank }]
  })
  return ranked.sort((one, other) => one.rank - other.rank).map(({ code }) => code)
}

function rankOf(code: string, wanted: string): number | null {
  const names = searchNames(code)
  if (names.includes(wanted)) return 0
  if (names.some((name) => name.startsWith(wanted))) return 1
  if (isInitials(wanted)) {
    return names.some((name) => initialsOf(name).startsWith(wanted)) ? 1 : null
  }
  // Two letters inside a Latin word are chance: Ukraine is not looked for by "KR".
  const inside = LATIN.test(wanted) ? ` ${wanted}` : wanted
  return names.some((name) => name.includes(inside)) ? 2 : null
}

const found = new Map<string, string[]>()

function searchNames(code: string): string[] {
  const known = found.get(code)
  if (known) return known
  const names = [
    ...[code, ALPHA_3.get(code) ?? code],
    ...Object.values(COUNTRY_NAMES.get(code) ?? {}),
    ...(COUNTRY_ALIASES[code] ?? []),
  ].map(searchKey)
  found.set(code, names)
  return names
}

/** Decomposed, so that a Korean syllable still being typed matches the one it becomes. */
const searchKey = (text: string): string => foldedName(text).normalize('NFD')
