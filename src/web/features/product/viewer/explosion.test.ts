import { expect, test } from 'vitest'

import { type Part, placeOf, riseOf } from './explosion.ts'

const UPWARDS: Part[] = ['base', 'body', 'shell', 'manifold', 'deck', 'cartridge', 'dial']
const STEPS = Array.from({ length: 101 }, (_, i) => i / 100)

test('the whole device has every part in its place', () => {
  for (const part of UPWARDS) expect(placeOf(part, 0)).toEqual({ up: 0, front: 0 })
  expect(riseOf(0, 0)).toBe(0)
})

test('no part overtakes the one above it at any moment of the way', () => {
  for (const step of STEPS) {
    const heights = UPWARDS.map((part) => placeOf(part, step).up)
    expect(heights, `at ${step}`).toEqual([...heights].sort((a, b) => a - b))
  }
})

test('the lens leaves to the front, with the body that holds it', () => {
  expect(placeOf('lens', 1).front).toBeGreaterThan(0)
  expect(placeOf('lens', 1).up).toBe(placeOf('body', 1).up)
})

test('a lifted cartridge rises in the whole device and in the open one', () => {
  expect(riseOf(1, 0)).toBeGreaterThan(2.43)
  expect(riseOf(1, 1)).toBeGreaterThan(0)
})
