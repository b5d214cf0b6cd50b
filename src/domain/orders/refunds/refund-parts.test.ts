import fc from 'fast-check'
import { expect, test } from 'vitest'

import { balanceOf } from '#domain/ledger/balance.ts'

import { ORDER_STATUSES } from '../lifecycle.ts'
import { amountOf, fitsInto, refundableParts } from './refund-parts.ts'

const ORDER = { subtotalMinor: 80_000, shippingMinor: 1_260, transactionFeeMinor: 300 }
const TOTAL = 81_560
const NONE = { goodsMinor: 0, shippingMinor: 0, feeMinor: 0, excessMinor: 0 }
const payment = (amountMinor: number) => ({ kind: 'payment' as const, amountMinor })

test('Decisions, section 7: of a paid order each part can go back once', () => {
  const refund = { ...NONE, shippingMinor: 1_260, amountMinor: 1_260, state: 'succeeded' as const }
  const movements = [payment(TOTAL), { kind: 'refund' as const, amountMinor: 1_260 }]
  const balance = balanceOf(TOTAL, movements, [refund])
  expect(refundableParts({ ...ORDER, status: 'paid' }, [refund], balance)).toEqual({
    ...NONE,
    goodsMinor: 80_000,
    feeMinor: 300,
  })
})

test('what came in for an order that was never paid as a whole is owed back as it came', () => {
  const balance = balanceOf(TOTAL, [payment(50_000)], [])
  for (const status of ['awaiting_transfer', 'canceled', 'lapsed'] as const) {
    const parts = refundableParts({ ...ORDER, status }, [], balance)
    expect(parts).toEqual({ ...NONE, excessMinor: 50_000 })
  }
})

test('whatever came in, all parts together are what may go back, and a yen more does not fit', () => {
  const someStatus = fc.constantFrom(...ORDER_STATUSES)
  fc.assert(
    fc.property(someStatus, fc.integer({ min: 0, max: 300_000 }), (status, received) => {
      const balance = balanceOf(TOTAL, received > 0 ? [payment(received)] : [], [])
      const most = refundableParts({ ...ORDER, status }, [], balance)
      expect(amountOf(most)).toBe(balance.refundableMinor)
      expect(fitsInto(most, most)).toBe(received > 0)
      expect(fitsInto({ ...most, goodsMinor: most.goodsMinor + 1 }, most)).toBe(false)
      expect(fitsInto({ ...most, goodsMinor: -1 }, most)).toBe(false)
    }),
    { numRuns: 2_000 },
  )
})
