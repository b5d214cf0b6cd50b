/** The memory game: twelve cards, two of each scent. What is smelled is for the device to say, never for the card. */

export type Pairs = {
  /** The chamber of each card. */
  cards: readonly number[]
  /** Places of the cards that are turned over: at most two, and never a pair. */
  open: readonly number[]
  /** Chambers whose pair was found. */
  found: readonly number[]
  /** How often two cards were turned over. */
  turns: number
}

/** `random` as `Math.random`. */
export function dealt(chambers: readonly number[], random: () => number): Pairs {
  const cards = [...chambers, ...chambers]
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const card = cards[last] ?? 0
    cards[last] = cards[other] ?? 0
    cards[other] = card
  }
  return { cards, open: [], found: [], turns: 0 }
}

/** A third card closes the two before it. One that is open, or found, can be smelled again. */
export function turnedOver(game: Pairs, place: number): Pairs {
  const { cards, found, turns } = game
  const chamber = cards[place]
  if (chamber === undefined || found.includes(chamber) || game.open.includes(place)) return game

  const [first, second] = game.open
  if (first === undefined || second !== undefined) return { ...game, open: [place] }
  if (cards[first] !== chamber) return { ...game, open: [first, place], turns: turns + 1 }
  return { cards, open: [], found: [...found, chamber], turns: turns + 1 }
}

export const isOver = ({ cards, found }: Pairs): boolean => found.length * 2 === cards.length
