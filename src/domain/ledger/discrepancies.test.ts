import { expect, test } from 'vitest'

import { findDiscrepancies } from './discrepancies.ts'

const THEIRS = { intentId: 'pi_1', amountMinor: 81_260, refundedMinor: 0, currency: 'jpy' }
const OWN = { orderId: 'o1', receivedMinor: 81_260, refundedMinor: 0, currency: 'jpy' }
const kinds = (theirs: object, own: object | null): string[] =>
  findDiscrepancies(
    [{ ...THEIRS, ...theirs }],
    own === null ? new Map() : new Map([['pi_1', { ...OWN, ...own }]]),
  ).map(({ kind }) => kind)

test('books that agree have no difference', () => {
  expect(kinds({}, {})).toEqual([])
  expect(kinds({ refundedMinor: 500 }, { refundedMinor: 500 })).toEqual([])
})

test.each<[string, object, object | null, string[]]>([
  ['a payment of no order of ours', {}, null, ['payment_without_order']],
  [
    'money that was never entered',
    {},
    { receivedMinor: 0, currency: null },
    ['paid_but_order_is_not'],
  ],
  ['another amount', { amountMinor: 81_261 }, {}, ['amount_differs']],
  ['another currency', { currency: 'usd' }, {}, ['amount_differs']],
  ['a refund made elsewhere', { refundedMinor: 1 }, {}, ['refund_differs']],
  ['a refund that they do not know', {}, { refundedMinor: 1 }, ['refund_differs']],
  ['both', { amountMinor: 1, refundedMinor: 1 }, {}, ['amount_differs', 'refund_differs']],
])('reports %s', (_what, theirs, own, expected) => {
  expect(kinds(theirs, own)).toEqual(expected)
})
