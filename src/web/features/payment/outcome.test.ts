import { expect, test } from 'vitest'

import { isToBePaid, type MoneyState, outcomeOf } from './outcome.ts'

const card = (state: Partial<MoneyState>): MoneyState => ({
  status: 'created',
  paymentSource: 'stripe',
  paymentStatus: null,
  lastDecline: null,
  ...state,
})

test('§4 card: an order that is paid is told so, whatever the payment said last', () => {
  for (const status of ['paid', 'confirmed', 'shipped', 'delivered']) {
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

test('§4 card: money that moved while the order does not know of it is being processed, never asked for again', () => {
  for (const paymentStatus of ['processing', 'succeeded', 'requires_capture', 'something_new']) {
    expect(outcomeOf(card({ paymentStatus }))).toEqual({ kind: 'processing' })
  }
})

test('§1 bank: before and after the transfer is promised', () => {
  const bank = { paymentSource: 'bank' as const }
  expect(outcomeOf(card(bank))).toEqual({ kind: 'bank_unfinished' })
  expect(outcomeOf(card({ ...bank, status: 'awaiting_transfer' }))).toEqual({
    kind: 'awaiting_transfer',
  })
  expect(outcomeOf(card({ ...bank, status: 'lapsed' }))).toEqual({ kind: 'ended' })
})

test('Decisions, section 7: a promised transfer can still be paid by card once the card is chosen', () => {
  const awaiting = { status: 'awaiting_transfer' }
  expect(isToBePaid(card(awaiting))).toBe(true)
  expect(isToBePaid(card({ ...awaiting, paymentSource: 'bank' }))).toBe(false)
  expect(outcomeOf(card(awaiting))).toEqual({ kind: 'unpaid' })
  expect(outcomeOf(card({ ...awaiting, paymentStatus: 'processing' }))).toEqual({
    kind: 'processing',
  })
})

test('§7 call 18: a new order is to be paid either way, a settled or ended one no longer', () => {
  for (const paymentSource of ['stripe', 'bank'] as const) {
    expect(isToBePaid(card({ paymentSource }))).toBe(true)
    for (const status of ['paid', 'shipped', 'canceled', 'lapsed', 'refund_due']) {
      expect(isToBePaid(card({ status, paymentSource }))).toBe(false)
    }
  }
})
