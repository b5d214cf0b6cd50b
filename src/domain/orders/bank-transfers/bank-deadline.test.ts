import fc from 'fast-check'
import { expect, test } from 'vitest'

import { dayInJapan, daysUntil } from '#shared/japan-day.ts'

import { bankDeadlineOf, isBankBusinessDay, lapseMomentOf } from './bank-deadline.ts'

const deadlineDay = (placedAt: string) => dayInJapan(bankDeadlineOf(new Date(placedAt)))
const lapseDay = (placedAt: string) => dayInJapan(lapseMomentOf(bankDeadlineOf(new Date(placedAt))))

const someMoment = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2035-11-30T00:00:00Z'),
  noInvalidDate: true,
})

test('§1 bank hold: the deadline is the end of the 14th day in Japan', () => {
  expect(bankDeadlineOf(new Date('2026-06-01T03:00:00Z')).toISOString()).toBe(
    '2026-06-15T14:59:59.999Z',
  )
})

test('§1 bank hold: the day of placing is the day in Japan, from midnight to midnight', () => {
  expect(deadlineDay('2026-06-01T14:59:59.999Z')).toBe('2026-06-15')
  expect(deadlineDay('2026-06-01T15:00:00.000Z')).toBe('2026-06-16')
})

test.each([
  ['2026-06-05', '2026-06-19', '2026-06-23', 'a Friday stays, the grace steps over the week-end'],
  ['2026-06-06', '2026-06-22', '2026-06-24', 'a Saturday moves to Monday'],
  ['2026-06-07', '2026-06-22', '2026-06-24', 'a Sunday moves to Monday'],
  ['2026-09-05', '2026-09-24', '2026-09-28', 'three holidays in September move it to Thursday'],
  ['2026-04-19', '2026-05-07', '2026-05-11', 'the week of holidays in May moves it past the 6th'],
  [
    '2026-12-16',
    '2026-12-30',
    '2027-01-05',
    '30 December is a bank day, the grace waits for January',
  ],
  ['2026-12-17', '2027-01-04', '2027-01-06', '31 December moves to 4 January'],
])('§1 bank hold: placed on %s, due on %s, lapses after %s (%s)', (placed, due, lapse) => {
  expect(deadlineDay(`${placed}T01:00:00Z`)).toBe(due)
  expect(lapseDay(`${placed}T01:00:00Z`)).toBe(lapse)
})

test('§1 bank hold: a deadline that staff extended has its own grace', () => {
  const extended = new Date('2026-06-27T14:59:59.999Z')
  expect(lapseMomentOf(extended).toISOString()).toBe('2026-06-30T14:59:59.999Z')
})

test('§1 bank hold: every customer has at least 14 full days, and every deadline is a bank day', () => {
  fc.assert(
    fc.property(someMoment, (placedAt) => {
      const deadline = bankDeadlineOf(placedAt)
      const days = (deadline.getTime() - placedAt.getTime()) / 86_400_000
      expect(days).toBeGreaterThanOrEqual(14 - 1e-6)
      expect(days).toBeLessThan(15 + 7)
      expect(daysUntil(deadline, placedAt)).toBeGreaterThanOrEqual(14)
      expect(isBankBusinessDay(dayInJapan(deadline))).toBe(true)
      expect(isBankBusinessDay(dayInJapan(lapseMomentOf(deadline)))).toBe(true)
      expect(lapseMomentOf(deadline).getTime()).toBeGreaterThan(deadline.getTime())
    }),
  )
})
