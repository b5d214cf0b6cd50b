import { expect, test } from 'vitest'

import { barsOf } from './bars.ts'

test('the highest bar fills the box, zero has none, and the smallest is still visible', () => {
  const { bars, zero, highest } = barsOf([0, 1000, 1], 100)
  expect(bars).toEqual([
    { y: 100, height: 0, isBelow: false },
    { y: 0, height: 100, isBelow: false },
    { y: 99, height: 1, isBelow: false },
  ])
  expect({ zero, highest }).toEqual({ zero: 100, highest: 1000 })
})

test('what is below zero hangs from the line of zero', () => {
  const { bars, zero, lowest } = barsOf([300, -100], 100)
  expect(zero).toBe(75)
  expect(lowest).toBe(-100)
  expect(bars[1]).toEqual({ y: 75, height: 25, isBelow: true })
})

test('nothing at all is a line at the bottom', () => {
  expect(barsOf([0, 0], 100)).toMatchObject({ zero: 100, highest: 0, lowest: 0 })
  expect(barsOf([], 100)).toEqual({ bars: [], zero: 100, highest: 0, lowest: 0 })
})
