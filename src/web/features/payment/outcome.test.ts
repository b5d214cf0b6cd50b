import { expect, test } from 'vitest'

import { ORDER_STATUSES } from '#domain/orders/lifecycle.ts'

import { isToBePaid, MONEY, type MoneyState, mayPay, outcomeOf } from './outcome.ts'

const card = (state: Partial<MoneyState>): MoneyState => ({
  status: 'created',
  paymentSource: 'stripe',
  paymentStatus: null,
  lastDecline: null,
  receivedAmount: 0,
  isDeclared: false,
  ...state,
})

const PAYMENT_STATUSES = [
  null,
  ...(['requires_payment_method', 'requires_confirmation', 'requires_action'] as const),
  ...(['processing', 'requires_capture', 'succeeded', 'canceled', 'something_new'] as const),
]

/** Every order state × way to pay × payment state × refusal × money in the book × declaration. */
const EVERY: MoneyState[] = [...ORDER_STATUSES, 'a_state_of_tomorrow'].flatMap((status) =>
  (['stripe', 'bank'] as const).flatMap((paymentSource) =>
    PAYMENT_STATUSES.flatMap((paymentStatus) =>
      [null, 'card_declined', 'payment_intent_authentication_failure'].flatMap((lastDecline) =>
        [0, 40_000].flatMap((receivedAmount) =>
          [false, true].map((isDeclared) => ({
            status,
            paymentSource,
            paymentStatus,
            lastDecline,
            receivedAmount,
            isDeclared,
          })),
        ),
      ),
    ),
  ),
)

const MOVED = ['processing', 'requires_capture', 'succeeded', 'something_new']
const PAID = ['paid', 'confirmed', 'shipped', 'delivered']

test('§4 payment: for every state of order and payment, money that moved is never called uncharged', () => {
  expect(EVERY.length).toBe(2592)
  for (const state of EVERY) {
    const said = MONEY[outcomeOf(state).kind]
    const isMoved = MOVED.includes(state.paymentStatus ?? '') || PAID.includes(state.status)
    if (isMoved) expect(said, JSON.stringify(state)).not.toBe('none')
  }
})

test('§4 payment: paying again is offered only where nothing was charged and the order is open', () => {
  for (const state of EVERY) {
    if (!mayPay(outcomeOf(state))) continue
    expect(MOVED, JSON.stringify(state)).not.toContain(state.paymentStatus)
    expect(PAID, JSON.stringify(state)).not.toContain(state.status)
    expect(['created', 'awaiting_transfer', 'a_state_of_tomorrow']).toContain(state.status)
  }
})

test('§4 payment: an order that can be paid by card and was not is never left without a way', () => {
  for (const state of EVERY) {
    const isStill = !MOVED.includes(state.paymentStatus ?? '')
    if (isToBePaid(state) && isStill) {
      expect(mayPay(outcomeOf(state)), JSON.stringify(state)).toBe(true)
    }
  }
})

test('§4 payment: "paid" is said of the states after payment and of no other', () => {
  for (const state of EVERY) {
    expect(outcomeOf(state).kind === 'paid', JSON.stringify(state)).toBe(
      PAID.includes(state.status),
    )
  }
})

test('§4 payment: money in the book of an ended order is never said not to have come', () => {
  for (const state of EVERY.filter(({ receivedAmount }) => receivedAmount > 0)) {
    if (!['canceled', 'abandoned', 'lapsed'].includes(state.status)) continue
    expect(MONEY[outcomeOf(state).kind], JSON.stringify(state)).not.toBe('none')
  }
})

test('§4 card: a paid order is shown as paid, whatever the payment said last', () => {
  for (const status of PAID) {
    expect(outcomeOf(card({ status, lastDecline: 'card_declined' }))).toEqual({ kind: 'paid' })
  }
})

test('§4 card: a refusal, an unfinished authentication and a payment never begun are three things', () => {
  const paymentStatus = 'requires_payment_method'
  expect(outcomeOf(card({ paymentStatus, lastDecline: 'card_declined' }))).toEqual({
    kind: 'declined',
    code: 'card_declined',
  })
  expect(outcomeOf(card({ paymentStatus }))).toEqual({ kind: 'unpaid' })
  expect(outcomeOf(card({ paymentStatus: 'requires_action' }))).toEqual({ kind: 'authentication' })
  expect(outcomeOf(card({}))).toEqual({ kind: 'unpaid' })
})

test('§4 card: money that moved while the order does not know of it is never asked for again', () => {
  for (const paymentStatus of ['processing', 'requires_capture', 'something_new']) {
    expect(outcomeOf(card({ paymentStatus }))).toEqual({ kind: 'processing' })
  }
  expect(outcomeOf(card({ paymentStatus: 'succeeded' }))).toEqual({ kind: 'charged' })
  expect(outcomeOf(card({ status: 'abandoned', paymentStatus: 'succeeded' }))).toEqual({
    kind: 'charged',
  })
})

test('§1 bank: before and after the transfer is chosen, declared, and received in part', () => {
  const bank = { paymentSource: 'bank' as const }
  const awaited = { ...bank, status: 'awaiting_transfer' }
  expect(outcomeOf(card(bank))).toEqual({ kind: 'bank_unfinished' })
  expect(outcomeOf(card(awaited))).toEqual({ kind: 'awaiting_transfer' })
  expect(outcomeOf(card({ ...awaited, isDeclared: true }))).toEqual({ kind: 'transfer_declared' })
  expect(outcomeOf(card({ ...awaited, isDeclared: true, receivedAmount: 1 }))).toEqual({
    kind: 'transfer_short',
  })
  expect(outcomeOf(card({ ...bank, status: 'lapsed' }))).toEqual({ kind: 'ended' })
  expect(outcomeOf(card({ ...bank, status: 'lapsed', receivedAmount: 1 }))).toEqual({
    kind: 'ended_received',
  })
})

test('Decisions, section 7: a refund on its way and one that has gone are two things', () => {
  expect(outcomeOf(card({ status: 'refund_due' }))).toEqual({ kind: 'refund' })
  expect(outcomeOf(card({ status: 'refunded' }))).toEqual({ kind: 'refunded' })
})

test('Decisions, section 7: a promised transfer can still be paid by card once the card is chosen', () => {
  const awaiting = { status: 'awaiting_transfer' }
  expect(isToBePaid(card(awaiting))).toBe(true)
  expect(isToBePaid(card({ ...awaiting, paymentSource: 'bank' }))).toBe(false)
  expect(outcomeOf(card(awaiting))).toEqual({ kind: 'unpaid' })
})

test('§7 call 18: a new order is to be paid either way, a settled or ended one no longer', () => {
  for (const paymentSource of ['stripe', 'bank'] as const) {
    expect(isToBePaid(card({ paymentSource }))).toBe(true)
    for (const status of ['paid', 'shipped', 'canceled', 'lapsed', 'refund_due']) {
      expect(isToBePaid(card({ status, paymentSource }))).toBe(false)
    }
  }
})
