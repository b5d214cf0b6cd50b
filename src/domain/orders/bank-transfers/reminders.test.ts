import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ORDER_STATUSES } from '../lifecycle.ts'
import { bankDeadlineOf } from './bank-deadline.ts'
import { mayRemind, reminderRoundDue } from './reminders.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** 10:00 in Japan. */
const PLACED = new Date('2026-06-01T01:00:00Z')
const later = (milliseconds: number) => new Date(PLACED.getTime() + milliseconds)

const order = (change: Partial<Parameters<typeof reminderRoundDue>[0]> = {}) => ({
  placedAt: PLACED,
  bankDeadlineAt: bankDeadlineOf(PLACED),
  remindersSent: 0,
  status: 'awaiting_transfer' as const,
  transferDeclaredAt: null,
  ...change,
})

test.each<[string, 1 | 2 | null, string]>([
  ['2026-06-07T14:59:59.999Z', null, 'the end of day 6 in Japan'],
  ['2026-06-07T15:00:00.000Z', 1, 'the first moment of day 7'],
  ['2026-06-12T14:59:59.999Z', 1, 'the end of day 11'],
  ['2026-06-12T15:00:00.000Z', 2, 'the first moment of day 12: round 1 is not made up for'],
  ['2026-06-15T14:59:59.999Z', 2, 'the last moment of the deadline'],
  ['2026-06-15T15:00:00.000Z', null, 'the grace, which nobody is told of'],
])('decisions §7 reminders: at %s round %s is due (%s)', (now, round, _why) => {
  expect(reminderRoundDue(order(), 0, new Date(now))).toBe(round)
})

test('decisions §7 reminders: each round is sent once, and round 2 after round 1', () => {
  expect(reminderRoundDue(order({ remindersSent: 1 }), 0, later(8 * DAY))).toBeNull()
  expect(reminderRoundDue(order({ remindersSent: 1 }), 0, later(12 * DAY))).toBe(2)
  expect(reminderRoundDue(order({ remindersSent: 2 }), 0, later(12 * DAY))).toBeNull()
})

test('decisions §7 reminders: only an order that awaits a transfer is reminded of', () => {
  for (const status of ORDER_STATUSES) {
    const due = reminderRoundDue(order({ status }), 0, later(8 * DAY))
    expect(due, status).toBe(status === 'awaiting_transfer' ? 1 : null)
  }
  expect(reminderRoundDue(order({ bankDeadlineAt: null }), 0, later(8 * DAY))).toBeNull()
})

test('decisions §7 reminders: a customer who reports the transfer gets none for three days', () => {
  const declared = (hours: number) =>
    reminderRoundDue(
      order({ transferDeclaredAt: later(8 * DAY) }),
      0,
      later(8 * DAY + hours * HOUR),
    )
  expect(declared(0)).toBeNull()
  expect(declared(72 - 1e-6)).toBeNull()
  expect(declared(72)).toBe(1)
})

test('decisions §7 reminders: an extended deadline brings no third one', () => {
  const bankDeadlineAt = later(40 * DAY)
  expect(
    reminderRoundDue(order({ bankDeadlineAt, remindersSent: 2 }), 0, later(30 * DAY)),
  ).toBeNull()
  expect(reminderRoundDue(order({ bankDeadlineAt }), 0, later(30 * DAY))).toBe(2)
})

const someMoment = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2035-10-31T00:00:00Z'),
  noInvalidDate: true,
})
const someOrder = fc.record({
  placedAt: someMoment,
  remindersSent: fc.integer({ min: 0, max: 2 }),
  status: fc.constantFrom(...ORDER_STATUSES),
  declaredAfterHours: fc.option(fc.integer({ min: 0, max: 24 * 30 })),
  ageHours: fc.integer({ min: 0, max: 24 * 30 }),
  receivedMinor: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_000_000 })),
})

test('§1 bank hold: no reminder on the day of ordering, or for a part payment', () => {
  fc.assert(
    fc.property(someMoment, fc.nat(20 * DAY), fc.nat(1_000_000), (placedAt, age, received) => {
      const may = mayRemind(placedAt, new Date(placedAt.getTime() + age), received)
      expect(may).toBe(age >= DAY && received === 0)
    }),
  )
})

test('decisions §7 reminders: one that is due is always wanted, in time and new', () => {
  fc.assert(
    fc.property(someOrder, ({ declaredAfterHours, ageHours, receivedMinor, ...some }) => {
      const after = (hours: number) => new Date(some.placedAt.getTime() + hours * HOUR)
      const now = after(ageHours)
      const bankDeadlineAt = bankDeadlineOf(some.placedAt)
      const transferDeclaredAt = declaredAfterHours === null ? null : after(declaredAfterHours)
      const round = reminderRoundDue(
        { ...some, bankDeadlineAt, transferDeclaredAt },
        receivedMinor,
        now,
      )
      if (round === null) return

      expect(some.status).toBe('awaiting_transfer')
      expect(receivedMinor).toBe(0)
      expect(some.remindersSent).toBeLessThan(round)
      expect(now.getTime()).toBeLessThanOrEqual(bankDeadlineAt.getTime())
      expect(ageHours).toBeGreaterThan(6 * 24)
      if (declaredAfterHours !== null) {
        expect(ageHours - declaredAfterHours).toBeGreaterThanOrEqual(72)
      }
      const sent = { ...some, bankDeadlineAt, transferDeclaredAt, remindersSent: round }
      expect(reminderRoundDue(sent, receivedMinor, now)).toBeNull()
    }),
    { numRuns: 2000 },
  )
})
