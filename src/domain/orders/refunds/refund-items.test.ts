import fc from 'fast-check'
import { expect, test } from 'vitest'

import { areWithin } from '../pieces.ts'
import { priceOfItems, refundableItems, restockable, withItems } from './refund-items.ts'

const LINES = [
  { productId: 'kit', quantity: 1, unitMinor: 80_000 },
  { productId: 'refill-pack', quantity: 3, unitMinor: 32_400 },
]
const NONE = { goodsMinor: 0, shippingMinor: 0, feeMinor: 0, excessMinor: 0 }
const refund = (quantity: number, state: 'requested' | 'withdrawn' = 'requested') => ({
  state,
  items: [{ code: 'refill-pack', quantity }],
  restocked: [{ code: 'AC-CI01', quantity }],
})

test('an item is refunded as often as it was ordered; a withdrawn refund does not count', () => {
  const left = (...refunds: ReturnType<typeof refund>[]) =>
    refundableItems(LINES, refunds).map(({ quantity }) => quantity)
  expect(left()).toEqual([1, 3])
  expect(left(refund(2))).toEqual([1, 1])
  expect(left(refund(2), refund(1))).toEqual([1, 0])
  expect(left(refund(2), refund(1, 'withdrawn'))).toEqual([1, 1])
})

test('a cartridge is restocked as often as it was ordered', () => {
  const ordered = [{ serial: 'AC-CI01', quantity: 2 }]
  expect(restockable(ordered, [refund(1)])).toEqual([{ code: 'AC-CI01', quantity: 1 }])
  expect(restockable(ordered, [refund(2)])).toEqual([{ code: 'AC-CI01', quantity: 0 }])
})

test('items cost what they cost in the order, and their price is added to the goods', () => {
  const items = [
    { code: 'kit', quantity: 1 },
    { code: 'refill-pack', quantity: 2 },
  ]
  expect(priceOfItems(items, LINES)).toBe(144_800)
  expect(withItems({ ...NONE, goodsMinor: 500, shippingMinor: 1_260 }, items, LINES)).toEqual({
    ...NONE,
    goodsMinor: 145_300,
    shippingMinor: 1_260,
  })
})

test('any number of refunds by item never adds up to more than the goods of the order', () => {
  const quantity = fc.integer({ min: 1, max: 4 })
  const item = fc.record({ code: fc.constantFrom('kit', 'refill-pack'), quantity })
  fc.assert(
    fc.property(fc.array(fc.array(item, { maxLength: 2 }), { maxLength: 8 }), (wanted) => {
      const refunds: ReturnType<typeof refund>[] = []
      for (const items of wanted)
        if (areWithin(items, refundableItems(LINES, refunds)))
          refunds.push({ state: 'requested', items, restocked: [] })
      const sum = refunds.reduce((total, { items }) => total + priceOfItems(items, LINES), 0)
      expect(sum).toBeLessThanOrEqual(177_200)
    }),
    { numRuns: 500 },
  )
})
