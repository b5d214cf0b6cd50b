import { expect, test } from 'vitest'

import { LOW_STOCK_THRESHOLD } from '../policy.ts'
import { isLow, onHandAfter, STOCK_QUANTITY_MAX } from './stock-reasons.ts'

const STOCK = { onHand: 10, reserved: 4 }

test('what arrives or comes back is added, what is broken, lost or given away is taken out', () => {
  expect(onHandAfter(STOCK, { reason: 'arrived', quantity: 5 })).toEqual({ ok: true, value: 15 })
  expect(onHandAfter(STOCK, { reason: 'returned', quantity: 1 })).toEqual({ ok: true, value: 11 })
  expect(onHandAfter(STOCK, { reason: 'broken', quantity: 6 })).toEqual({ ok: true, value: 4 })
})

test('a shelf never holds less than open orders do, whether taken out or counted', () => {
  const below = { ok: false, error: 'stock_below_reserved' }
  expect(onHandAfter(STOCK, { reason: 'lost', quantity: 7 })).toEqual(below)
  expect(onHandAfter(STOCK, { reason: 'counted', quantity: 3 })).toEqual(below)
  expect(onHandAfter(STOCK, { reason: 'counted', quantity: 4 })).toEqual({ ok: true, value: 4 })
})

test('only whole numbers up to the limit are quantities; none may be counted but not moved', () => {
  const wrong = { ok: false, error: 'quantity_invalid' }
  for (const quantity of [0, -1, 1.5, Number.NaN, STOCK_QUANTITY_MAX + 1]) {
    expect(onHandAfter(STOCK, { reason: 'arrived', quantity })).toEqual(wrong)
  }
  const empty = { onHand: 2, reserved: 0 }
  expect(onHandAfter(empty, { reason: 'counted', quantity: 0 })).toEqual({ ok: true, value: 0 })
})

test('what can be ordered is short when hardly any is free, or when what is free leaves before more can arrive', () => {
  const salesRate = {
    onHand: 10,
    reserved: 4,
    isOrderable: true,
    leadTimeDays: null,
    shippedLately: 900,
  }
  expect(isLow(salesRate)).toBe(false)
  expect(isLow({ ...salesRate, reserved: 10 - LOW_STOCK_THRESHOLD })).toBe(false)
  expect(isLow({ ...salesRate, reserved: 11 - LOW_STOCK_THRESHOLD })).toBe(true)
  expect(isLow({ ...salesRate, reserved: 10, isOrderable: false })).toBe(false)
  expect(isLow({ ...salesRate, leadTimeDays: 1 })).toBe(true)
  expect(isLow({ ...salesRate, shippedLately: 54, leadTimeDays: 10 })).toBe(false)
  expect(isLow({ ...salesRate, shippedLately: 55, leadTimeDays: 10 })).toBe(true)
})
