import { expect, test } from 'vitest'

import { daysAfter, daysBetween, isIsoDay, monthsAfter } from './iso-day.ts'

test('a day is one that is in the calendar', () => {
  expect(['2026-11-21', '2028-02-29'].every(isIsoDay)).toBe(true)
  for (const none of ['', '2026-02-29', '2026-13-01', '26-1-1', '2026-1-1', '2026-11-21T00:00']) {
    expect(isIsoDay(none), none).toBe(false)
  }
})

test('months later is the same day of the month, or its last one', () => {
  expect(monthsAfter('2026-11-21', 3)).toBe('2027-02-21')
  expect(monthsAfter('2026-11-30', 3)).toBe('2027-02-28')
  expect(monthsAfter('2027-11-30', 3)).toBe('2028-02-29')
  expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28')
})

test('days after and days between undo each other', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysBetween('2026-11-21', daysAfter('2026-11-21', 400))).toBe(400)
  expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1)
})
