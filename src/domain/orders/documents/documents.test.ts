import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ORDER_STATUSES, type OrderStatus } from '../lifecycle.ts'
import {
  DOCUMENT_KINDS,
  type DocumentedOrder,
  documentFileName,
  documentNumber,
  documentsOf,
  isBinding,
  receiptAmounts,
} from './documents.ts'

const order = (status: OrderStatus, change: Partial<DocumentedOrder> = {}): DocumentedOrder => ({
  status,
  paymentMethod: 'bank_transfer',
  hasShipped: status === 'shipped' || status === 'delivered',
  retainedMinor: 0,
  ...change,
})

test.each<[OrderStatus, string[]]>([
  ['created', ['estimate', 'confirmation']],
  ['awaiting_transfer', ['estimate', 'confirmation', 'invoice']],
  ['paid', ['estimate', 'confirmation', 'invoice', 'receipt']],
  ['confirmed', ['estimate', 'confirmation', 'invoice', 'receipt']],
  ['shipped', ['estimate', 'confirmation', 'invoice', 'delivery-note', 'receipt']],
  ['delivered', ['estimate', 'confirmation', 'invoice', 'delivery-note', 'receipt']],
  ['canceled', ['estimate']],
  ['abandoned', ['estimate']],
  ['lapsed', ['estimate']],
  ['refund_due', ['estimate']],
  ['refunded', ['estimate']],
])('decisions, section 12: a bank order that is %s has %j', (status, kinds) => {
  expect(documentsOf(order(status, { retainedMinor: 80_000 }))).toEqual(kinds)
})

test('nothing is invoiced by card before it is charged', () => {
  const card = { paymentMethod: 'card', retainedMinor: 80_000 } as const
  expect(documentsOf(order('created', card))).not.toContain('invoice')
  expect(documentsOf(order('paid', card))).toContain('invoice')
})

test('what was sent has a delivery note, also when its money went back', () => {
  expect(documentsOf(order('refunded', { hasShipped: true }))).toContain('delivery-note')
})

test('without money that has stayed with us there is no receipt', () => {
  for (const status of ORDER_STATUSES) {
    expect(documentsOf(order(status, { retainedMinor: 0 })), status).not.toContain('receipt')
  }
})

test('§1: only an order that we confirmed is a contract', () => {
  expect(ORDER_STATUSES.filter(isBinding)).toEqual(['confirmed', 'shipped', 'delivered'])
})

test('the documents of an order have numbers and files of their own, and always the same', () => {
  const numbers = DOCUMENT_KINDS.map((kind) => documentNumber(kind, '7K3M-9QXD'))
  expect(numbers).toEqual([
    'E-7K3M-9QXD',
    'C-7K3M-9QXD',
    'I-7K3M-9QXD',
    'D-7K3M-9QXD',
    'R-7K3M-9QXD',
  ])
  const named = { kind: 'confirmation', number: 'C-7K3M-9QXD' } as const
  expect(documentFileName({ ...named, isBinding: true })).toBe('confirmation-7K3M-9QXD.pdf')
  expect(documentFileName({ ...named, isBinding: false })).toBe('acknowledgement-7K3M-9QXD.pdf')
})

const money = (receivedMinor: number, refundedMinor = 0, disputedMinor = 0) => ({
  receivedMinor,
  refundedMinor,
  disputedMinor,
})

test.each([
  ['the total', money(80_000), { paidMinor: 80_000, returnedMinor: 0, amountMinor: 80_000 }],
  [
    'less, after part of it went back',
    money(80_000, 30_000),
    { paidMinor: 80_000, returnedMinor: 30_000, amountMinor: 50_000 },
  ],
  [
    'the total, where too much came in',
    money(81_000),
    { paidMinor: 80_000, returnedMinor: 0, amountMinor: 80_000 },
  ],
  [
    'the total, where only what was too much went back',
    money(81_000, 1000),
    { paidMinor: 80_000, returnedMinor: 0, amountMinor: 80_000 },
  ],
  [
    'nothing, where all went back',
    money(80_000, 80_000),
    { paidMinor: 80_000, returnedMinor: 80_000, amountMinor: 0 },
  ],
  [
    'nothing, while the bank of the buyer holds it',
    money(80_000, 0, 80_000),
    { paidMinor: 80_000, returnedMinor: 80_000, amountMinor: 0 },
  ],
])('a receipt over 80,000 is for %s', (_what, moved, amounts) => {
  expect(receiptAmounts(80_000, moved)).toEqual(amounts)
})

test('the parts of a receipt add up, to at most the amount due and the amount received', () => {
  const amount = fc.nat(200_000)
  fc.assert(
    fc.property(amount, amount, amount, amount, (total, received, refunded, disputed) => {
      const receipt = receiptAmounts(total, money(received, refunded, disputed))
      expect(receipt.returnedMinor + receipt.amountMinor).toBe(receipt.paidMinor)
      expect(receipt.amountMinor).toBeGreaterThanOrEqual(0)
      expect(receipt.paidMinor).toBeLessThanOrEqual(Math.min(total, received))
    }),
  )
})
