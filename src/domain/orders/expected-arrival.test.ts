import { expect, test } from 'vitest'

import { expectedArrival } from './expected-arrival.ts'

/** A Friday; the Monday after the next one is a holiday. */
const FRIDAY = '2026-11-13'

test('§9 dispatch: 5 business days, without weekends and holidays', () => {
  expect(expectedArrival('domestic', FRIDAY)).toEqual({ dispatchedBy: '2026-11-20', arrives: null })
  expect(expectedArrival('domestic', '2026-11-18').dispatchedBy).toBe('2026-11-26')
})

test('§9 delivery: 1 to 2 weeks by EMS, 3 business days by courier, counted from the dispatch', () => {
  expect(expectedArrival('ems', FRIDAY).arrives).toEqual({ from: '2026-11-20', to: '2026-12-04' })
  expect(expectedArrival('courier', FRIDAY).arrives).toEqual({
    from: '2026-11-18',
    to: '2026-11-26',
  })
})
