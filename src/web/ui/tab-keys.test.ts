import { expect, test } from 'vitest'

import { tabAfter } from './tab-keys.ts'

test('arrows go to the neighbour and round the end', () => {
  expect(tabAfter('ArrowRight', 0, 3)).toBe(1)
  expect(tabAfter('ArrowRight', 2, 3)).toBe(0)
  expect(tabAfter('ArrowLeft', 0, 3)).toBe(2)
})

test('Home and End go to the first and to the last', () => {
  expect(tabAfter('Home', 2, 3)).toBe(0)
  expect(tabAfter('End', 0, 3)).toBe(2)
})

test('every other key is left to the browser', () => {
  for (const key of ['Tab', 'Enter', ' ', 'ArrowDown', 'a']) expect(tabAfter(key, 1, 3)).toBe(-1)
})
