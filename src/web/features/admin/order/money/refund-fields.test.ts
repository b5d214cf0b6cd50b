import { expect, test } from 'vitest'

import { balanceOf } from '#domain/ledger/balance.ts'
import type { OrderLedger } from '#domain/ledger/ledger.server.ts'
import type { Order } from '#domain/orders/order.ts'
import type { ActionInput } from '#web/features/admin/forms/action.ts'
import { transferDifference } from '#web/features/admin/parts/orders/transfer-difference.ts'

import {
  mayRelease,
  readRefund,
  refundMethodsOf,
  restockableOf,
  validateRefund,
} from './refund-fields.ts'

const TOTAL = 81_260
const order = {
  status: 'paid',
  currency: 'jpy',
  subtotalMinor: 80_000,
  shippingMinor: 1_260,
  transactionFeeMinor: 0,
} as Order // Only what refunds read of an order.

const name = { en: 'x', ja: null, ko: null }
const lines = [
  { productId: 'kit', quantity: 1, unitMinor: 50_000, name },
  { productId: 'refill-pack', quantity: 2, unitMinor: 15_000, name },
]
const cartridges = [{ serial: 'AC-CI01', quantity: 2, name, kind: 'citrus' }]

const ledgerOf = (...paid: ['card' | 'bank_transfer', number][]): OrderLedger => {
  const movements = paid.map(([method, amountMinor]) => ({ kind: 'payment', method, amountMinor }))
  // Only what refunds read of a movement.
  const written = movements as OrderLedger['movements']
  const balance = balanceOf(TOTAL, written, [])
  return { movements: written, refunds: [], balance, card: null }
}

const input = (change: ActionInput) => ({ method: 'card', reason: 'broken', ...change })

const errors = (change: ActionInput, ledger = ledgerOf(['card', TOTAL])) =>
  validateRefund(input(change), { order, ledger, lines, cartridges }).map(
    ({ field, code }) => `${field} ${code}`,
  )

test('a refund takes what is left of each part and not a yen more', () => {
  expect(errors({ goods: '80000', shipping: '1,260' })).toEqual([])
  expect(errors({ goods: '80001' })).toEqual(['goods too_much'])
  expect(errors({ excess: '1' })).toEqual(['excess too_much'])
  expect(errors({ goods: 'all' })).toEqual(['goods amount'])
  expect(errors({})).toEqual(['items nothing'])
  expect(errors({ goods: '0', shipping: '0', 'items-kit': '0' })).toEqual(['items nothing'])
  expect(errors({ goods: '1', method: 'cash' })).toEqual(['method missing'])
})

test('a reason may be left out; one that is too long, or has unseen signs, is refused', () => {
  expect(errors({ goods: '1', reason: ' ' })).toEqual([])
  expect(errors({ goods: '1', reason: 'a'.repeat(200) })).toEqual([])
  expect(errors({ goods: '1', reason: 'a'.repeat(201) })).toEqual(['reason invalid'])
  expect(errors({ goods: '1', reason: 'a\u202eb' })).toEqual(['reason invalid'])
})

test('items and amounts add up; neither goes beyond what is left', () => {
  expect(errors({ 'items-kit': '1', 'items-refill-pack': '2', shipping: '1260' })).toEqual([])
  expect(errors({ 'items-kit': '1', goods: '30000' })).toEqual([])
  expect(errors({ 'items-kit': '1', goods: '30001' })).toEqual(['goods too_much'])
  expect(errors({ 'items-kit': '2' })).toEqual(['items too_many', 'items too_much'])
  expect(errors({ 'items-refill-pack': '3' })).toEqual(['items too_many'])
  expect(errors({ 'items-refill-pack': 'one' })).toEqual(['items too_many'])
  // Nothing has shipped that could come back.
  expect(errors({ 'items-kit': '1', 'restocked-AC-CI01': '1' })).toEqual(['restocked too_many'])
  expect(errors({ 'items-kit': '1' }, ledgerOf(['card', 30_000]))).toEqual(['items too_much'])
})

test('a form is read as minor units and pieces; an empty part is none, and neither is what is no amount', () => {
  const read = (change: ActionInput, currency: Order['currency'] = 'jpy') =>
    readRefund(input(change), { currency })
  expect(
    read({ goods: '500', 'items-kit': '1', 'items-refill-pack': '0', 'restocked-AC-CI01': '2' }),
  ).toEqual({
    goodsMinor: 500,
    shippingMinor: 0,
    feeMinor: 0,
    excessMinor: 0,
    items: [{ code: 'kit', quantity: 1 }],
    restocked: [{ code: 'AC-CI01', quantity: 2 }],
  })
  expect(read({ goods: '5.50' }, 'usd').goodsMinor).toBe(550)
  expect(read({ goods: '5.50', 'items-kit': 'one' })).toMatchObject({ goodsMinor: 0, items: [] })
})

test('money goes back to the card only as far as the card paid', () => {
  expect(refundMethodsOf(ledgerOf(['card', TOTAL]))).toEqual(['card', 'bank_transfer'])
  expect(refundMethodsOf(ledgerOf(['bank_transfer', TOTAL]))).toEqual(['bank_transfer'])
})

test('goods of a paid order that has not shipped are released; those of a shipped one may come back', () => {
  expect(mayRelease({ status: 'confirmed' })).toBe(true)
  for (const status of ['delivered', 'awaiting_transfer', 'canceled', 'refund_due'] as const)
    expect(mayRelease({ status })).toBe(false)
  const restockableIn = (status: Order['status']) =>
    restockableOf({ order: { ...order, status }, ledger: ledgerOf(), lines, cartridges })
  expect(restockableIn('shipped')).toEqual([{ code: 'AC-CI01', quantity: 2 }])
  expect(restockableIn('confirmed')).toEqual([])
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
