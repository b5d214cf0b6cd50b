import { expect, test } from 'vitest'

import { firstDayOf, PERIOD_DAYS, PERIODS, spanOf, stepsOfUnits } from './period.ts'

const NIGHT = new Date('2026-03-01T15:00:00Z')

test('thirty days end today in Japan, however late it is in London', () => {
  const steps = stepsOfUnits('month', NIGHT)
  expect(steps).toHaveLength(PERIOD_DAYS.month)
  expect([steps[0], steps.at(-2), steps.at(-1)]).toEqual(['2026-02-01', '2026-03-01', '2026-03-02'])
  expect(firstDayOf('week', NIGHT)).toBe('2026-02-24')
  expect(firstDayOf('today', NIGHT)).toBe('2026-03-02')
})

test('a year is in months, of which the first and the last are not complete', () => {
  const steps = stepsOfUnits('year', NIGHT)
  expect(steps).toHaveLength(PERIOD_DAYS.year)
  expect([...new Set(steps)]).toHaveLength(13)
  expect([steps[0], steps.at(-1)]).toEqual(['2025-03', '2026-03'])
})

test('today is in hours', () => {
  expect(stepsOfUnits('today', NIGHT)).toHaveLength(24)
})

test('the period before is as long and has come as far', () => {
  const now = new Date('2026-03-02T03:00:00Z')
  for (const period of PERIODS) {
    const { since, previousSince, previousUntil } = spanOf(period, now)
    expect(now.getTime() - previousUntil.getTime()).toBe(PERIOD_DAYS[period] * 86_400_000)
    expect(since.getTime() - previousSince.getTime()).toBe(PERIOD_DAYS[period] * 86_400_000)
  }
  expect(spanOf('today', now).since.toISOString()).toBe('2026-03-01T15:00:00.000Z')
})
