import { expect, test } from 'vitest'

import { bankDeadlineOf } from '#domain/orders/bank-transfers/bank-deadline.ts'

import { daysLeft } from './days-left.ts'

const DEADLINE = new Date('2026-11-16T14:59:59.999Z')

test.each([
  ['two weeks before', '2026-11-02T01:00:00Z', 14],
  ['the evening before, in Japan', '2026-11-15T14:59:59Z', 1],
  ['the first moment of the last day', '2026-11-15T15:00:00Z', 0],
  ['the last moment', '2026-11-16T14:59:59Z', 0],
  ['the day after', '2026-11-16T15:00:00Z', -1],
])('§1 bank transfer: days are counted as they pass in Japan, %s', (_when, now, days) => {
  expect(daysLeft(DEADLINE, new Date(now))).toBe(days)
})

test('§1 bank transfer: whenever an order is placed, whole days are left', () => {
  for (let hour = 0; hour < 24 * 60; hour += 7) {
    const placed = new Date(Date.UTC(2026, 10, 1, hour))
    const left = daysLeft(bankDeadlineOf(placed), placed)
    expect(Number.isInteger(left)).toBe(true)
    expect(left).toBeGreaterThanOrEqual(14)
  }
})
