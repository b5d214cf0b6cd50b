import { expect, test } from 'vitest'

import { CARD_REFUND_OVERDUE_HOURS } from '../policy.ts'
import { attentionReasonsOf } from './needs-attention.ts'

const DUE = new Date('2026-11-29T00:00:00Z')
const NOW = new Date('2026-11-20T00:00:00Z')
const calm = {
  now: NOW,
  order: { status: 'paid', reviewReason: null },
  refunds: [],
  disputes: [],
} as const

test('an order without problems needs no attention', () => {
  expect(attentionReasonsOf(calm)).toEqual([])
  const going = { state: 'requested', method: 'card', requestedAt: NOW } as const
  expect(attentionReasonsOf({ ...calm, refunds: [going] })).toEqual([])
  const decided = { state: 'lost', dueAt: DUE } as const
  expect(attentionReasonsOf({ ...calm, disputes: [decided] })).toEqual([])
})

test('a dispute to answer is listed once, with its day, before its flag and after review', () => {
  const dispute = { state: 'needs_response', dueAt: DUE } as const
  const flagged = { status: 'paid', reviewReason: 'dispute_open' } as const
  const told = [{ kind: 'answer_dispute', dueAt: DUE }]
  expect(attentionReasonsOf({ ...calm, order: flagged, disputes: [dispute] })).toEqual(told)
  expect(attentionReasonsOf({ ...calm, disputes: [dispute] })).toEqual(told)
  expect(attentionReasonsOf({ ...calm, order: flagged })).toEqual([
    { kind: 'review', reason: 'dispute_open' },
  ])
})

test('refunds: a failed one, one to transfer, and money not yet sent back', () => {
  type Refund = Parameters<typeof attentionReasonsOf>[0]['refunds'][number]
  const kinds = (found: Omit<Refund, 'requestedAt'>[]) => {
    const refunds = found.map((refund) => ({ ...refund, requestedAt: NOW }))
    return attentionReasonsOf({
      ...calm,
      order: { status: 'refund_due', reviewReason: null },
      refunds,
    }).map(({ kind }) => kind)
  }
  expect(kinds([])).toEqual(['give_back'])
  expect(kinds([{ state: 'withdrawn', method: 'card' }])).toEqual(['give_back'])
  expect(kinds([{ state: 'requested', method: 'bank_transfer' }])).toEqual(['make_refund'])
  expect(kinds([{ state: 'failed', method: 'card' }])).toEqual(['refund_failed'])
})

test('a card refund needs attention once it is overdue, and not before', () => {
  const hour = 3_600_000
  const asked = (ago: number) => ({
    ...calm,
    refunds: [
      { state: 'requested', method: 'card', requestedAt: new Date(NOW.getTime() - ago) } as const,
    ],
  })
  expect(attentionReasonsOf(asked(CARD_REFUND_OVERDUE_HOURS * hour - 1))).toEqual([])
  expect(attentionReasonsOf(asked(CARD_REFUND_OVERDUE_HOURS * hour))).toEqual([
    { kind: 'refund_overdue' },
  ])
})
