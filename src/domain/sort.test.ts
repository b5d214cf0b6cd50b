import { expect, test } from 'vitest'

import { formatSort, parseSort, type Sort, sortedBy } from './sort.ts'

const KEYS = ['since', 'email'] as const
const USUAL: Sort<(typeof KEYS)[number]> = { key: 'since', isDescending: true }

test('what an address says is read back, and anything else is the usual order', () => {
  for (const key of KEYS) {
    for (const isDescending of [true, false]) {
      const sort = { key, isDescending }
      expect(parseSort(formatSort(sort, USUAL), KEYS, USUAL)).toEqual(sort)
    }
  }
  for (const input of [null, '', '-', 'x', '--email', 'email ', "'"])
    expect(parseSort(input, KEYS, USUAL)).toEqual(USUAL)
  expect(formatSort(USUAL, USUAL)).toBeNull()
})

test('a press sorts by its column in its own direction, a second one the other way round', () => {
  const email = { key: 'email', isDescending: false } as const
  const once = sortedBy(USUAL, email)
  expect(once).toEqual(email)
  expect(sortedBy(once, email)).toEqual({ key: 'email', isDescending: true })
})
