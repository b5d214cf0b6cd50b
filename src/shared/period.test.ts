import { expect, test } from 'vitest'

import { startInJapan } from './japan-day.ts'
import { firstDayOf, PERIOD_DAYS, PERIOD_MONTHS, stepsOf } from './period.ts'

test('thirty days end today in Japan, however late it is in London', () => {
  const steps = stepsOf('days', new Date('2026-03-01T15:00:00Z'))
  expect(steps).toHaveLength(PERIOD_DAYS)
  expect([steps[0], steps.at(-2), steps.at(-1)]).toEqual(['2026-02-01', '2026-03-01', '2026-03-02'])
})

test('twelve months end with this one and pass the turn of the year', () => {
  const now = new Date('2026-02-28T16:00:00Z')
  const steps = stepsOf('months', now)
  expect(steps).toHaveLength(PERIOD_MONTHS)
  expect([steps[0], steps.at(-1)]).toEqual(['2025-04', '2026-03'])
  expect(firstDayOf('months', now)).toBe('2025-04-01')
})

test('a day begins when it begins in Japan', () => {
  expect(startInJapan('2026-03-01').toISOString()).toBe('2026-02-28T15:00:00.000Z')
  expect(firstDayOf('days', new Date('2026-03-30T00:00:00Z'))).toBe('2026-03-01')
})
