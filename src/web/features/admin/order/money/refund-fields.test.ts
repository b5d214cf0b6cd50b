import { expect, test } from 'vitest'

import { balanceOf } from '#domain/ledger/balance.ts'
import type { OrderLedger } from '#domain/ledger/ledger.server.ts'
import type { Order } from '#domain/orders/order.ts'
import { transferDifference } from '#web/features/admin/parts/orders/transfer-difference.ts'

import { FIELDS, type OrderInput } from '../order-action.ts'
import { parseParts, refundMethodsOf, restockDefault, validateRefund } from './refund-fields.ts'

const TOTAL = 81_260
const order = {
  status: 'paid',
  currency: 'jpy',
  subtotalMinor: 80_000,
  shippingMinor: 1_260,
  transactionFeeMinor: 0,
} as Order // Only what refunds read of an order.

const ledgerOf = (...paid: ['card' | 'bank_transfer', number][]): OrderLedger => {
  const movements = paid.map(([method, amountMinor]) => ({ kind: 'payment', method, amountMinor }))
  // Only what refunds read of a movement.
  const written = movements as OrderLedger['movements']
  return { movements: written, refunds: [], balance: balanceOf(TOTAL, written, []) }
}

const input = (change: Partial<OrderInput>): OrderInput => {
  const empty = Object.fromEntries(FIELDS.map((field) => [field, '']))
  // Its keys are exactly `FIELDS`.
  return { ...(empty as OrderInput), method: 'card', reason: 'broken', ...change }
}

const errors = (change: Partial<OrderInput>, ledger = ledgerOf(['card', TOTAL])) =>
  validateRefund(input(change), { order, ledger }).map(({ field, code }) => `${field} ${code}`)

test('a refund takes what is left of each part and not a yen more', () => {
  expect(errors({ goods: '80000', shipping: '1,260' })).toEqual([])
  expect(errors({ goods: '80001' })).toEqual(['goods too_much'])
  expect(errors({ excess: '1' })).toEqual(['excess too_much'])
  expect(errors({ goods: 'all' })).toEqual(['goods amount'])
  expect(errors({})).toEqual(['goods nothing'])
  expect(errors({ goods: '0', shipping: '0' })).toEqual(['goods nothing'])
  expect(errors({ goods: '1', method: 'cash', reason: ' ' })).toEqual([
    'method text',
    'reason text',
  ])
})

test('the parts of a form are minor units; an empty part is none', () => {
  expect(parseParts(input({ goods: '500' }), { currency: 'jpy' })).toMatchObject({
    goodsMinor: 500,
    shippingMinor: 0,
  })
  expect(parseParts(input({ goods: '5.50' }), { currency: 'usd' })?.goodsMinor).toBe(550)
  expect(parseParts(input({ goods: '5.50' }), { currency: 'jpy' })).toBeNull()
})

test('money goes back to the card only as far as the card paid', () => {
  expect(refundMethodsOf(ledgerOf(['card', TOTAL]))).toEqual(['card', 'bank_transfer'])
  expect(refundMethodsOf(ledgerOf(['bank_transfer', TOTAL]))).toEqual(['bank_transfer'])
})

test('reserved goods are restocked by default, sent goods are not', () => {
  expect(restockDefault({ status: 'confirmed' })).toBe(true)
  expect(restockDefault({ status: 'delivered' })).toBe(false)
  for (const status of ['awaiting_transfer', 'canceled', 'refund_due'] as const) {
    expect(restockDefault({ status })).toBeNull()
  }
})

test('a transfer is short, over, or not needed any more; the exact amount needs no second look', () => {
  const against = (amountMinor: number, missingMinor = TOTAL) =>
    transferDifference(amountMinor, 'awaiting_transfer', { missingMinor })
  expect(against(TOTAL)).toEqual({ kind: 'none' })
  expect(against(TOTAL - 1)).toEqual({ kind: 'short', byMinor: 1 })
  expect(against(TOTAL + 1)).toEqual({ kind: 'over', byMinor: 1 })
  expect(against(1, 0)).toEqual({ kind: 'paid' })
  expect(transferDifference(TOTAL, 'shipped', { missingMinor: TOTAL })).toEqual({ kind: 'paid' })
})
