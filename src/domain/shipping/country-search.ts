/** Finds countries while a name is typed: by code, by any usual name, by Korean initials, in both kana. */
import { COUNTRY_ALIASES } from './country-aliases.ts'
import { COUNTRY_NAMES } from './country-names.ts'
import { ALPHA_3 } from './iso-3166.ts'
import { foldedName } from './parse-country.ts'

const INITIALS = /^[\u1100-\u1112]+$/
const NOT_INITIAL = /[^\u1100-\u1112]/g
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
  if (INITIALS.test(wanted)) return names.some((name) => beginsWith(name, wanted)) ? 1 : null
  // Two letters inside a Latin word are chance: Ukraine is not looked for by "KR".
  const inside = LATIN.test(wanted) ? ` ${wanted}` : wanted
  return names.some((name) => name.includes(inside)) ? 2 : null
}

const beginsWith = (name: string, initials: string): boolean =>
  name.replace(NOT_INITIAL, '').startsWith(initials)

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
