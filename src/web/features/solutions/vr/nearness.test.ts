import { expect, test } from 'vitest'

import { FAR_METRES, HALF_A_METRE, strengthAt, WALK } from './nearness.ts'

test('the strength of a source is zero at its far end and beyond, and full at the place of the visitor', () => {
  expect(strengthAt(FAR_METRES + 1)).toBe(0)
  expect(strengthAt(FAR_METRES)).toBe(0)
  expect(strengthAt(FAR_METRES / 2)).toBe(50)
  expect(strengthAt(0)).toBe(100)
  expect(strengthAt(-1)).toBe(100)
})

test('a walk towards a thing gets stronger with every call', () => {
  expect(WALK[0]?.percent).toBe(0)
  expect(WALK.at(-1)).toEqual({ metres: 0, percent: 100 })
  WALK.slice(1).forEach(({ percent }, position) => {
    expect(percent).toBeGreaterThan(WALK[position]?.percent ?? 100)
  })
})

test('the page begins half a metre away, at three quarters of the strength', () => {
  expect(WALK[HALF_A_METRE]).toEqual({ metres: 0.5, percent: 75 })
})
