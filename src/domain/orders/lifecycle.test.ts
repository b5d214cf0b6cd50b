import { expect, test } from 'vitest'

import {
  canBecome,
  ORDER_STATUSES,
  type OrderStatus,
  orderCan,
  reservesStock,
} from './lifecycle.ts'

/** The transitions of the drawing in the decisions, written down once more. */
const ARROWS = `
  created>awaiting_transfer created>paid created>canceled created>abandoned
  awaiting_transfer>paid awaiting_transfer>canceled awaiting_transfer>lapsed
  paid>confirmed paid>refunded
  confirmed>shipped confirmed>refunded
  shipped>delivered shipped>refunded
  delivered>refunded
  canceled>refund_due
  abandoned>paid abandoned>refund_due
  lapsed>paid lapsed>refund_due
  refund_due>refunded
`
  .trim()
  .split(/\s+/)

const pairs = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const))

const where = (question: (order: { status: OrderStatus }) => boolean): OrderStatus[] =>
  ORDER_STATUSES.filter((status) => question({ status }))

test('Decisions, section 7: an order goes along the drawn transitions and no others', () => {
  const allowed = pairs.filter(([from, to]) => canBecome(from, to)).map((pair) => pair.join('>'))
  expect(allowed.sort()).toEqual(ARROWS.sort())
  expect(pairs).toHaveLength(121)
})

test('Decisions, section 7: no state leads to itself, and nothing leads out of refunded', () => {
  expect(ORDER_STATUSES.filter((status) => canBecome(status, status))).toEqual([])
  expect(ORDER_STATUSES.filter((to) => canBecome('refunded', to))).toEqual([])
})

test('Decisions, section 7: money is never forgotten: a paid order ends delivered or refunded', () => {
  const after = new Set<OrderStatus>(['paid'])
  for (const from of after) {
    for (const to of ORDER_STATUSES) if (canBecome(from, to)) after.add(to)
  }
  expect([...after].sort()).toEqual(['confirmed', 'delivered', 'paid', 'refunded', 'shipped'])
})

test('§1 after payment no cancellation; the allowed actions follow from the transitions', () => {
  expect(where(orderCan.bePaid)).toEqual(['created', 'awaiting_transfer'])
  expect(where(orderCan.cancel)).toEqual(['created', 'awaiting_transfer'])
  expect(where(orderCan.confirm)).toEqual(['paid'])
  expect(where(orderCan.ship)).toEqual(['confirmed'])
  expect(where(orderCan.deliver)).toEqual(['shipped'])
  expect(where(orderCan.editAddress)).toEqual(ORDER_STATUSES.filter(reservesStock))
  expect(where(orderCan.editTracking)).toEqual(['shipped', 'delivered'])
  expect(where(orderCan.recordTransfer)).toEqual(['awaiting_transfer', 'abandoned', 'lapsed'])
})

test('Decisions, section 6: goods are reserved from placing until they ship or the order ends', () => {
  expect(ORDER_STATUSES.filter(reservesStock)).toEqual([
    'created',
    'awaiting_transfer',
    'paid',
    'confirmed',
  ])
})
