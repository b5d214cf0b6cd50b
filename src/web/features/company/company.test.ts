import { expect, test } from 'vitest'

import { monthIn } from './company.ts'

test('§2 profile: the month of founding is in the language of the visitor', () => {
  expect(monthIn('2012-10', 'en')).toBe('October 2012')
  expect(monthIn('2012-10', 'ja')).toBe('2012年10月')
  expect(monthIn('2012-10', 'ko')).toBe('2012년 10월')
})

test('§2 profile: what staff wrote otherwise is shown as it is', () => {
  for (const written of ['', '2012', '2012-13', 'autumn 2012']) {
    expect(monthIn(written, 'en')).toBe(written)
  }
})
