/** Fills an address from a Japanese postal code: empty fields, and fields it filled before. Decisions, section 12. */

/** A place of a postal code: prefecture by ISO 3166-2, city, and the town where the code identifies one. */
export type Place = { state: string; city: string; town: string }

/** What a code is known to mean; not whole where more towns share it than are known. */
export type PlacesOfCode = { isWhole: boolean; places: Place[] }

type Filled = { state: string; city: string; line1: string }

/** What all places have in common: one place itself, or the prefecture and the city of several. */
export function commonPlace({ isWhole, places: [first, ...others] }: PlacesOfCode): Place | null {
  if (first === undefined) return null
  const isSame = (part: keyof Place) => others.every((place) => place[part] === first[part])
  return {
    state: isSame('state') ? first.state : '',
    city: isSame('state') && isSame('city') ? first.city : '',
    town: isWhole && others.length === 0 ? first.town : '',
  }
}

/**
 * The fields to fill in, and whether a typed entry prevents it. `last` is the former filling: it may be replaced as long as
 * it is unchanged.
 */
export function fillAddress(
  place: Place,
  input: Filled,
  last: Place | null,
): { change: Partial<Filled>; isInTheWay: boolean } {
  const change: Partial<Filled> = {}
  let isInTheWay = false
  for (const part of ['state', 'city', 'line1'] as const) {
    const wanted = part === 'line1' ? place.town : place[part]
    const before = part === 'line1' ? last?.town : last?.[part]
    const now = input[part].trim()
    if (wanted === '' || now === wanted || (part === 'line1' && isIn(now, wanted))) continue
    if (now === '' || now === before) change[part] = wanted
    else isInTheWay = true
  }
  return { change, isInTheWay }
}

/**
 * Whether an address agrees with the place. Only the prefecture, which is selected from a list, is compared when one of
 * them is in Latin letters.
 */
export function agreesWith(place: Place, { state, city, line1 }: Filled): boolean {
  if (state !== place.state) return false
  if (city.trim() !== '' && !(JAPANESE.test(city) && JAPANESE.test(place.city))) return true
  return city.trim() === place.city && line1.trim().startsWith(place.town)
}

const JAPANESE = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u

/** Replaces the input on the customer's request; the number after a town of the same name stays. */
export const takePlace = (place: Place, input: Filled): Filled => ({
  state: place.state || input.state,
  city: place.city || input.city,
  line1: isIn(input.line1.trim(), place.town) ? input.line1 : place.town,
})

/** A town with its number behind it, or in Latin letters before it. */
const isIn = (line: string, town: string): boolean => line.startsWith(town) || line.endsWith(town)

/** Whether a line holds a number: of a house, a block, or in the words of the countryside. 六本木 and 三番町 are towns. */
export const hasHouseNumber = (line: string): boolean =>
  /\d|[一二三四五六七八九十百](?:丁目|番(?!町)|号)|無番地/.test(line.normalize('NFKC'))
