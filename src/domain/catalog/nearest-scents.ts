/** The scents whose names are nearest to a text that names none: lavander is Lavender. Spec §2 "Cartridge list". */
import type { LocalizedText } from '#shared/locale.ts'

import { folded, spokenNamesOf } from './scent-search.ts'

/** Shorter texts are near to many names: pear to peach, 장마 to 장미. */
const LETTERS_MIN = 5
const SYLLABLES_MIN = 3

/** A letter for each so many may be wrong. The letters of a Korean syllable, and voiced kana, count as two or three. */
const LETTERS_PER_TYPO = { latin: 4, other: 5 } as const
const TYPOS_MAX = 2

export function nearestScents<Scent extends { names: LocalizedText }>(
  scents: readonly Scent[],
  text: string,
): Scent[] {
  const wanted = lettersOf(text)
  const typos = folded(text).length < SYLLABLES_MIN ? 0 : typosIn(wanted)
  if (typos === 0) return []
  const measured = scents
    .map((scent) => ({ scent, distance: distanceOf(scent.names, wanted) }))
    .filter(({ distance }) => distance <= typos)
  const least = Math.min(...measured.map(({ distance }) => distance))
  return measured.filter(({ distance }) => distance === least).map(({ scent }) => scent)
}

function typosIn(letters: string): number {
  if (letters.length < LETTERS_MIN) return 0
  const perTypo = LETTERS_PER_TYPO[/^[a-z]+$/.test(letters) ? 'latin' : 'other']
  return Math.min(TYPOS_MAX, Math.floor(letters.length / perTypo))
}

const distanceOf = (names: LocalizedText, wanted: string): number =>
  Math.min(
    ...spokenNamesOf(names)
      .flatMap(fromEachWord)
      .map((name) => distance(wanted, lettersOf(name))),
  )

/** Salted Caramel is searched for as Caramel too. */
const fromEachWord = (name: string): string[] => {
  const words = name.split(/[\s()（）・-]+/).filter((word) => word !== '')
  return words.map((_, first) => words.slice(first).join(''))
}

const lettersOf = (text: string): string => folded(text).normalize('NFD')

/**
 * How many letters of `typed` are wrong, too many, missing or exchanged with the next, so that it is the beginning of
 * `name` (optimal string alignment): a word that is still being typed is found too.
 */
function distance(typed: string, name: string): number {
  let before: number[] = []
  let above = Array.from({ length: name.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let column = 1; column <= name.length; column++)
      current.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (typed[row - 1] === name[column - 1] ? 0 : 1),
          isExchanged(typed, name, row, column) ? (before[column - 2] ?? 0) + 1 : Number.MAX_VALUE,
        ),
      )
    before = above
    above = current
  }
  return Math.min(...above)
}

const isExchanged = (typed: string, name: string, row: number, column: number): boolean =>
  row > 1 &&
  column > 1 &&
  typed[row - 1] === name[column - 2] &&
  typed[row - 2] === name[column - 1]
