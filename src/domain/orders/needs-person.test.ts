import { expect, test } from 'vitest'

import { needsOf } from './needs-person.ts'

const DUE = new Date('2026-11-29T00:00:00Z')
const calm = { order: { status: 'paid', reviewReason: null }, refunds: [], disputes: [] } as const

test('nothing needs a person for an order that goes its way', () => {
  expect(needsOf(calm)).toEqual([])
  const going = { state: 'requested', method: 'card' } as const
  expect(needsOf({ ...calm, refunds: [going] })).toEqual([])
  const decided = { state: 'lost', dueAt: DUE } as const
  expect(needsOf({ ...calm, disputes: [decided] })).toEqual([])
})

test('a dispute to answer is told once, with its day, before its flag and after it was looked at', () => {
  const dispute = { state: 'needs_response', dueAt: DUE } as const
  const flagged = { status: 'paid', reviewReason: 'dispute_open' } as const
  const told = [{ kind: 'answer_dispute', dueAt: DUE }]
  expect(needsOf({ order: flagged, refunds: [], disputes: [dispute] })).toEqual(told)
  expect(needsOf({ ...calm, disputes: [dispute] })).toEqual(told)
  expect(needsOf({ ...calm, order: flagged })).toEqual([{ kind: 'review', reason: 'dispute_open' }])
})

test('refunds: a failed one, one to transfer, and money nobody has sent back yet', () => {
  const kinds = (refunds: Parameters<typeof needsOf>[0]['refunds']) =>
    needsOf({ ...calm, order: { status: 'refund_due', reviewReason: null }, refunds }).map(
      ({ kind }) => kind,
    )
  expect(kinds([])).toEqual(['give_back'])
  expect(kinds([{ state: 'withdrawn', method: 'card' }])).toEqual(['give_back'])
  expect(kinds([{ state: 'requested', method: 'bank_transfer' }])).toEqual(['make_refund'])
  expect(kinds([{ state: 'failed', method: 'card' }])).toEqual(['refund_failed'])
})
