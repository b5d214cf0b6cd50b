import { expect, test } from 'vitest'

import { daysUntil, weekdayAndDayInJapan } from './japan-day.ts'

const DEADLINE = new Date('2026-11-16T14:59:59.999Z')

test.each([
  ['two weeks before', '2026-11-02T01:00:00Z', 14],
  ['the evening before, in Japan', '2026-11-15T14:59:59Z', 1],
  ['the first moment of the last day', '2026-11-15T15:00:00Z', 0],
  ['the last moment', '2026-11-16T14:59:59Z', 0],
  ['the day after', '2026-11-16T15:00:00Z', -1],
])('§1 bank transfer: days are counted as they pass in Japan, %s', (_when, now, days) => {
  expect(daysUntil(DEADLINE, new Date(now))).toBe(days)
})

test('§1 bank transfer: the day of a deadline is written in three languages', () => {
  const written = (['en', 'ja', 'ko'] as const).map((locale) =>
    weekdayAndDayInJapan(DEADLINE, locale),
  )
  expect(written).toEqual([
    'Monday, November 16, 2026',
    '2026年11月16日（月）',
    '2026년 11월 16일 월요일',
  ])
})
