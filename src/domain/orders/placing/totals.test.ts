import fc from 'fast-check'
import { expect, test } from 'vitest'

import { money } from '#shared/money.ts'

import { includedTax, orderTotal, subtotalOf } from './totals.ts'

const yen = (amount: number) => money(amount, 'jpy')
const kit = { unit: yen(80_000), quantity: 1 }
const refill = { unit: yen(32_400), quantity: 2 }

const amounts = fc.nat(10_000_000)
const someLines = fc.array(
  fc.record({ unit: amounts.map(yen), quantity: fc.integer({ min: 1, max: 99 }) }),
  { minLength: 1, maxLength: 6 },
)

test('§9 totals: the total is quantity times amount, plus shipping, plus the transaction fee', () => {
  const charges = { shippingFee: yen(1_150), transactionFee: yen(330) }
  expect(subtotalOf([kit, refill])).toEqual(yen(144_800))
  expect(orderTotal([kit, refill], charges)).toEqual(yen(146_280))
})

test('§9 totals: an order without lines and a mix of currencies have no total', () => {
  const charges = { shippingFee: yen(0), transactionFee: yen(0) }
  expect(() => orderTotal([], charges)).toThrow('at least one line')
  expect(() => orderTotal([{ unit: money(80_000, 'usd'), quantity: 1 }], charges)).toThrow('jpy')
})

test.each([
  [80_000, 7_272],
  [5_400, 490],
  [99_800, 9_072],
  [11_000, 1_000],
  [10_999, 999],
  [11, 1],
  [10, 0],
  [0, 0],
])('§1 tax: ¥%i include ¥%i', (gross, tax) => {
  expect(includedTax(yen(gross), 'domestic')).toEqual(yen(tax))
})

test('§1 tax: exports include none, in the currency of the order', () => {
  expect(includedTax(yen(80_000), 'export')).toEqual(yen(0))
  expect(includedTax(money(80_000, 'usd'), 'export')).toEqual(money(0, 'usd'))
})

test('§9 totals: the parts sum to the whole, counted one piece at a time', () => {
  fc.assert(
    fc.property(someLines, amounts, amounts, (lines, shipping, fee) => {
      let expected = BigInt(shipping) + BigInt(fee)
      for (const { unit, quantity } of lines) {
        for (let piece = 0; piece < quantity; piece += 1) expected += BigInt(unit.amountMinor)
      }
      const total = orderTotal(lines, { shippingFee: yen(shipping), transactionFee: yen(fee) })
      expect(BigInt(total.amountMinor)).toBe(expected)
    }),
  )
})

test('§1 tax: the tax is the largest whole yen that is not above a tenth of the rest', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), (gross) => {
      const tax = BigInt(includedTax(yen(gross), 'domestic').amountMinor)
      expect(tax * 110n <= BigInt(gross) * 10n && (tax + 1n) * 110n > BigInt(gross) * 10n).toBe(
        true,
      )
    }),
  )
})
