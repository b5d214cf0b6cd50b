import { expect, test } from 'vitest'

import { businessDaysAfter } from './business-days.ts'

test.each([
  ['a Tuesday', '2026-11-24', 1, '2026-11-25'],
  ['a Friday', '2026-11-20', 1, '2026-11-24'],
  ['a Saturday', '2026-11-28', 1, '2026-11-30'],
  ['the day before three holidays', '2026-05-01', 2, '2026-05-08'],
])('business days after %s', (_name, day, count, expected) => {
  expect(businessDaysAfter(day, count)).toBe(expected)
})
