import { expect, test } from 'vitest'

import { metaOf, offsetOf, pageNumberIn } from './page.ts'

test('§3 pagination: current, limit, pages, next and prev around every edge', () => {
  const meta = (number: number, count: number) => metaOf({ number, size: 10, count })
  expect(meta(1, 0)).toEqual({ current: 1, limit: 10, pages: 1, next: null, prev: null, count: 0 })
  expect(meta(1, 10)).toMatchObject({ pages: 1, next: null })
  expect(meta(1, 11)).toMatchObject({ pages: 2, next: 2, prev: null })
  expect(meta(2, 11)).toMatchObject({ next: null, prev: 1 })
  expect(meta(9, 11)).toMatchObject({ current: 9, next: null, prev: 2 })
})

test('§3 pagination: a page begins where the one before ended', () => {
  expect(offsetOf({ number: 1, size: 20 })).toBe(0)
  expect(offsetOf({ number: 3, size: 20 })).toBe(40)
})

test('§3 pagination: an address names a page from 1 upwards, and the first where it names none', () => {
  expect(pageNumberIn(null)).toBe(1)
  expect(pageNumberIn('1')).toBe(1)
  expect(pageNumberIn('12')).toBe(12)
  for (const input of ['', '0', '-1', '01', '1.5', '1e3', ' 2', 'two', '２', '1000000']) {
    expect(pageNumberIn(input), input).toBeNull()
  }
})
