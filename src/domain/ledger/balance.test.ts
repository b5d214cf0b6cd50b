import fc from 'fast-check'
import { expect, test } from 'vitest'

import { balanceOf } from './balance.ts'

const TOTAL = 81_260
const payment = (amountMinor: number) => ({ kind: 'payment' as const, amountMinor })
const refund = (amountMinor: number, excessMinor = 0) => ({
  state: 'requested' as const,
  amountMinor,
  excessMinor,
})

test('Decisions, section 7: short, exact, too much and twice, to the yen', () => {
  const missing = (...amounts: number[]) => balanceOf(TOTAL, amounts.map(payment), []).missingMinor
  const excess = (...amounts: number[]) => balanceOf(TOTAL, amounts.map(payment), []).excessMinor
  expect([missing(), missing(TOTAL - 1), missing(TOTAL - 1, 1)]).toEqual([TOTAL, 1, 0])
  expect([excess(TOTAL), excess(TOTAL + 700), excess(TOTAL, TOTAL)]).toEqual([0, 700, TOTAL])
})

test('a refund of money that was not owed makes the payment missing again; a refund of goods does not', () => {
  expect(balanceOf(TOTAL, [payment(500)], [refund(500, 500)])).toMatchObject({
    missingMinor: TOTAL,
    excessMinor: 0,
    refundableMinor: 0,
  })
  expect(balanceOf(TOTAL, [payment(TOTAL)], [refund(1_260)])).toMatchObject({
    missingMinor: 0,
    refundableMinor: TOTAL - 1_260,
  })
})

test('what a buyer’s bank has taken back cannot be refunded as well, and can again when it is returned', () => {
  const taken = [payment(TOTAL), { kind: 'dispute_taken' as const, amountMinor: TOTAL }]
  expect(balanceOf(TOTAL, taken, [])).toMatchObject({ disputedMinor: TOTAL, refundableMinor: 0 })
  const returned = [...taken, { kind: 'dispute_returned' as const, amountMinor: TOTAL }]
  expect(balanceOf(TOTAL, returned, []).refundableMinor).toBe(TOTAL)
})

test('a fee that the shop bears counts as paid, and is never returned', () => {
  const fee = { kind: 'bank_fee' as const, amountMinor: 440 }
  expect(balanceOf(TOTAL, [payment(TOTAL - 440), fee], [])).toMatchObject({
    receivedMinor: TOTAL - 440,
    bankFeeMinor: 440,
    missingMinor: 0,
    excessMinor: 0,
    refundableMinor: TOTAL - 440,
  })
  // The buyer sends the rest all the same.
  expect(balanceOf(TOTAL, [payment(TOTAL - 440), fee, payment(440)], []).excessMinor).toBe(440)
})

test('whatever happened, nothing is negative, and never is something both missing and in excess', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 200_000 }), { maxLength: 6 })
  fc.assert(
    fc.property(amounts, amounts, fc.boolean(), fc.nat(880), (received, back, isExcess, fee) => {
      const refunds = back.map((amount) => refund(amount, isExcess ? amount : 0))
      const balance = balanceOf(
        TOTAL,
        [...received.map(payment), { kind: 'bank_fee', amountMinor: fee }],
        refunds,
      )
      expect(Math.min(...Object.values(balance))).toBeGreaterThanOrEqual(0)
      expect(balance.missingMinor === 0 || balance.excessMinor === 0).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})
