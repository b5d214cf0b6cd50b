import { expect, test } from 'vitest'

import { isReadyFor } from '../batches/batch.ts'
import { ORDER_STATUSES } from '../lifecycle.ts'
import { destinationOf, noLabelReasonOf } from './label.ts'

const reasons = (takesSent: boolean) =>
  Object.fromEntries(
    ORDER_STATUSES.map((status) => [status, noLabelReasonOf({ status }, { takesSent })]),
  )

test('Decisions, section 12 labels: without a wish, exactly the orders that can be shipped in numbers get one', () => {
  for (const status of ORDER_STATUSES) {
    const isLabelled = noLabelReasonOf({ status }, { takesSent: false }) === null
    expect([status, isLabelled]).toEqual([status, isReadyFor('ship', { status })])
  }
})

test('Decisions, section 12 labels: other orders give a reason, and only a sent one can be requested', () => {
  const asked = {
    created: 'not_paid',
    awaiting_transfer: 'not_paid',
    paid: 'not_confirmed',
    confirmed: null,
    shipped: null,
    delivered: null,
    canceled: 'over',
    abandoned: 'over',
    lapsed: 'over',
    refund_due: 'over',
    refunded: 'over',
  }
  expect(reasons(true)).toEqual(asked)
  expect(reasons(false)).toEqual({ ...asked, shipped: 'sent', delivered: 'sent' })
})

test('Decisions, section 12 labels: a parcel goes within Japan or abroad', () => {
  expect(['JP', 'KR', 'US'].map((country) => destinationOf({ country }))).toEqual([
    'japan',
    'abroad',
    'abroad',
  ])
})
