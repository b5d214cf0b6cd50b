import { expect, test } from 'vitest'

import { filterOf } from './order-filter.ts'

test('Decisions, section 12: exceptions come first, and without any the work of the day', () => {
  expect(filterOf(null, 1)).toBe('attention')
  expect(filterOf(null, 0)).toBe('confirm')
  expect(filterOf('ship', 3)).toBe('ship')
  expect(filterOf('nonsense', 0)).toBe('confirm')
})
