/** The scents whose names are nearest to a text that names none: lavander is Lavender. Spec §2 "Cartridge list". */
import { fromEachWord, nearestNamed } from '#shared/letters/nearest-names.ts'
import type { LocalizedText } from '#shared/locale.ts'

import { folded, spokenNamesOf } from './scent-search.ts'

/** Shorter texts are near to many names: 장마 to 장미. */
const SYLLABLES_MIN = 3

export const nearestScents = <Scent extends { names: LocalizedText }>(
  scents: readonly Scent[],
  text: string,
): Scent[] =>
  folded(text).length < SYLLABLES_MIN
    ? []
    : nearestNamed(scents, ({ names }) => lettersIn(names), lettersOf(text))

const lettersIn = (names: LocalizedText): string[] =>
  spokenNamesOf(names).flatMap(wordsOf).map(lettersOf)

const wordsOf = (name: string): string[] =>
  fromEachWord(name.split(/[\s()（）・-]+/).filter((word) => word !== ''))

const lettersOf = (text: string): string => folded(text).normalize('NFD')
