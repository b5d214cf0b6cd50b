import { expect, test } from 'vitest'

import { nextStop } from './panel-keys.ts'

test('§2 header: arrows go round the links of a panel, Home and End to its ends', () => {
  expect(nextStop('ArrowDown', 0, 3)).toBe(1)
  expect(nextStop('ArrowRight', 2, 3)).toBe(0)
  expect(nextStop('ArrowUp', 0, 3)).toBe(2)
  expect(nextStop('ArrowLeft', 1, 3)).toBe(0)
  expect(nextStop('Home', 2, 3)).toBe(0)
  expect(nextStop('End', 0, 3)).toBe(2)
})

test('§2 header: other keys, and keys from elsewhere, are left to the browser', () => {
  expect(nextStop('Tab', 0, 3)).toBeNull()
  expect(nextStop('ArrowDown', -1, 3)).toBeNull()
  expect(nextStop('End', 0, 0)).toBeNull()
})
