import { expect, test } from 'vitest'

import { dealt, isOver, type Pairs, turnedOver } from './pairs.ts'

const GAME: Pairs = { cards: [1, 2, 1, 2], open: [], found: [], turns: 0 }
const after = (...places: number[]): Pairs => places.reduce(turnedOver, GAME)

test('pairs: every scent is dealt twice, in another order', () => {
  const { cards, found } = dealt([1, 2, 3, 4, 5, 6], () => 0)
  expect(cards.toSorted()).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
  expect(cards).not.toEqual([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6])
  expect(found).toEqual([])
})

test('pairs: two cards of a scent are found, two others close with the next card', () => {
  expect(after(0)).toMatchObject({ open: [0], turns: 0 })
  expect(after(0, 2)).toMatchObject({ open: [], found: [1], turns: 1 })
  expect(after(0, 1)).toMatchObject({ open: [0, 1], found: [], turns: 1 })
  expect(after(0, 1, 3)).toMatchObject({ open: [3], turns: 1 })
})

test('pairs: a card that is open or found, or is none, changes nothing', () => {
  expect(after(0, 0)).toEqual(after(0))
  expect(after(0, 2, 0)).toEqual(after(0, 2))
  expect(after(9)).toEqual(GAME)
})

test('pairs: the game is over with the last pair', () => {
  expect(isOver(after(0, 2))).toBe(false)
  expect(isOver(after(0, 2, 1, 3))).toBe(true)
})
