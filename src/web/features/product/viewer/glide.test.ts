import { expect, test } from 'vitest'

import { glided } from './glide.ts'

const STEP = { elapsedMs: 16, easeMs: 120, near: 0.001 }

test('a value comes nearer with every step and arrives exactly', () => {
  let value = 0
  let steps = 0
  while (value !== 1 && steps++ < 200) {
    const next = glided(value, 1, STEP)
    expect(next).toBeGreaterThan(value)
    value = next
  }
  expect(value).toBe(1)
})

test('two short steps are one long step', () => {
  const twice = glided(glided(0, 1, STEP), 1, STEP)
  expect(twice).toBeCloseTo(glided(0, 1, { ...STEP, elapsedMs: 32 }), 10)
})

test('what is where it should be stays there', () => {
  expect(glided(1, 1, STEP)).toBe(1)
})
