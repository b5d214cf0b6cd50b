import { expect, test } from 'vitest'

import { firstDayOf, PERIOD_DAYS, PERIODS, type Period, spanOf, stepsOf } from './period.ts'

const NIGHT = new Date('2026-03-01T15:00:00Z')
const namesOf = (period: Period) => stepsOf(period, NIGHT).map(({ name }) => name)
const startsOf = (period: Period) => stepsOf(period, NIGHT).map(({ start }) => start.toISOString())

test('thirty days end today in Japan, however late it is in London', () => {
  const steps = namesOf('month')
  expect(steps).toHaveLength(PERIOD_DAYS.month)
  expect([steps[0], steps.at(-2), steps.at(-1)]).toEqual(['2026-02-01', '2026-03-01', '2026-03-02'])
  expect(firstDayOf('week', NIGHT)).toBe('2026-02-24')
  expect(firstDayOf('today', NIGHT)).toBe('2026-03-02')
})

test('a year is in months, of which the first and the last are not complete', () => {
  const [names, starts] = [namesOf('year'), startsOf('year')]
  expect(names).toHaveLength(13)
  expect([names[0], names[1], names.at(-1)]).toEqual(['2025-03', '2025-04', '2026-03'])
  // Midnight in Japan.
  expect(starts.slice(0, 2)).toEqual(['2025-03-02T15:00:00.000Z', '2025-03-31T15:00:00.000Z'])
  expect(starts.at(-1)).toBe('2026-02-28T15:00:00.000Z')
})

test('today is in hours', () => {
  expect(namesOf('today')).toHaveLength(24)
  expect(startsOf('today').slice(0, 2)).toEqual([
    '2026-03-01T15:00:00.000Z',
    '2026-03-01T16:00:00.000Z',
  ])
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
