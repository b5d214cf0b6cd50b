/** A scent for an address, always the same one: the print of a page or text that has no picture of its own. */

/** One of each family of colors. */
const SCENTS = [
  ['AC-CI01', 'citrus'],
  ['AC-FL01', 'floral'],
  ['AC-WD01', 'woody'],
  ['AC-HB01', 'herb'],
  ['AC-SP01', 'spice'],
  ['AC-FN01', 'function'],
  ['AC-FR01', 'fruit'],
  ['AC-IN01', 'incense'],
  ['AC-DR01', 'drink'],
  ['AC-GR01', 'green'],
  ['AC-PG01', 'perfume/fragrance'],
  ['AC-SW01', 'sweet'],
] as const satisfies readonly (readonly [serial: string, kind: string])[]

export function scentOfPath(path: string): (typeof SCENTS)[number] {
  const sum = [...path].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
  // The remainder is a place of the list.
  return SCENTS[sum % SCENTS.length] as (typeof SCENTS)[number]
}
