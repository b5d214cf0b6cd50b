/** What has the names nearest to a word that was typed, where few of its letters are wrong. Both are in one spelling. */

/** Shorter texts are near to many names: pear to peach. */
const LETTERS_MIN = 5

/** A letter for each so many may be wrong. The letters of a Korean syllable, and voiced kana, count as two or three. */
const LETTERS_PER_TYPO = { latin: 4, other: 5 } as const
const TYPOS_MAX = 2

/** All that are as near as the nearest. A word that is still being typed finds the names that begin so. */
export function nearestNamed<Item>(
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
  typed: string,
): Item[] {
  const typos = typosIn(typed)
  if (typos === 0) return []
  const measured = items
    .map((item) => ({
      item,
      distance: Math.min(...namesOf(item).map((name) => distance(typed, name, typos))),
    }))
    .filter((one) => one.distance <= typos)
  const least = Math.min(...measured.map((one) => one.distance))
  return measured.filter((one) => one.distance === least).map(({ item }) => item)
}

function typosIn(letters: string): number {
  if (letters.length < LETTERS_MIN) return 0
  const perTypo = LETTERS_PER_TYPO[/^[a-z]+$/.test(letters) ? 'latin' : 'other']
  return Math.min(TYPOS_MAX, Math.floor(letters.length / perTypo))
}

/** Salted Caramel is searched for as Caramel too: the name from each of its words on. */
export const fromEachWord = (words: readonly string[]): string[] =>
  words.map((_, first) => words.slice(first).join(''))

/**
 * How many letters of `typed` are wrong, too many, missing or exchanged with the next, so that it is the beginning of
 * `name` (optimal string alignment): a word that is still being typed is found too. It is not counted beyond `max`.
 */
function distance(typed: string, whole: string, max: number): number {
  const name = whole.slice(0, typed.length + max)
  if (name.length < typed.length - max) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let above = Array.from({ length: name.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let column = 1; column <= name.length; column++)
      current.push(
        Math.min(
          at(above, column) + 1,
          at(current, column - 1) + 1,
          at(above, column - 1) + (typed[row - 1] === name[column - 1] ? 0 : 1),
          isExchanged(typed, name, row, column) ? at(before, column - 2) + 1 : Number.MAX_VALUE,
        ),
      )
    if (Math.min(...above, ...current) > max) return Number.POSITIVE_INFINITY
    before = above
    above = current
  }
  return Math.min(...above)
}

const at = (counts: readonly number[], column: number): number => counts[column] ?? 0

const isExchanged = (typed: string, name: string, row: number, column: number): boolean =>
  row > 1 &&
  column > 1 &&
  typed[row - 1] === name[column - 2] &&
  typed[row - 2] === name[column - 1]
