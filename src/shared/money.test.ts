import fc from 'fast-check'
import { expect, test } from 'vitest'

import { LOCALES } from './locale.ts'
import { CURRENCIES, formatMoney, fromYen, money, sum, times } from './money.ts'

const amount = fc.integer({ min: 0, max: 1_000_000_000 })
const currency = fc.constantFrom(...CURRENCIES)

test('§9 money: parts sum to the whole, in any order', () => {
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 20 }),
      currency,
      (amounts, currency) => {
        const [first, ...rest] = amounts.map((minor) => money(minor, currency))
        const [last, ...before] = amounts.map((minor) => money(minor, currency)).reverse()
        if (!first || !last) return
        const total = sum(first, ...rest)
        expect(total.amountMinor).toBe(amounts.reduce((a, b) => a + b, 0))
        expect(sum(last, ...before)).toEqual(total)
      },
    ),
    { numRuns: 2000 },
  )
})

test('§9 money: a quantity times a unit is the unit added so many times', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 99 }), currency, (minor, quantity, currency) => {
      const unit = money(minor, currency)
      const [first, ...rest] = Array.from({ length: quantity }, () => unit)
      expect(times(unit, quantity)).toEqual(first && sum(first, ...rest))
    }),
    { numRuns: 500 },
  )
})

test('§9 money: currencies are never mixed, and an amount is a whole number', () => {
  expect(() => sum(money(1, 'jpy'), money(1, 'usd'))).toThrow('usd is not added to jpy')
  for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    expect(() => money(wrong, 'usd')).toThrow('whole number')
  }
})

test('decisions, section 5: yen become dollars by the rate, and the shop never loses by rounding', () => {
  expect(fromYen(80_000, 'usd', 0.01)).toEqual(money(80_000, 'usd'))
  expect(fromYen(1_260, 'usd', 0.01)).toEqual(money(1_260, 'usd'))
  expect(fromYen(1, 'usd', 0.0067)).toEqual(money(1, 'usd'))
  expect(fromYen(3, 'usd', 0.0067)).toEqual(money(3, 'usd'))
  expect(fromYen(100, 'jpy', 0.0067)).toEqual(money(100, 'jpy'))
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 30_000 }), (yen, tenThousandths) => {
      // The rate as staff write it, with at most six decimals: exact in whole numbers.
      const exact = BigInt(yen) * BigInt(tenThousandths) * 100n
      const minor = BigInt(fromYen(yen, 'usd', tenThousandths / 1_000_000).amountMinor)
      expect(minor * 1_000_000n >= exact).toBe(true)
      expect((minor - 1n) * 1_000_000n < exact).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('§9 currency formats: dollars with two decimals, yen with none, the yen sign in half width', () => {
  expect(formatMoney(money(80_000, 'jpy'), 'ja')).toBe('¥80,000')
  expect(formatMoney(money(80_000, 'jpy'), 'en')).toBe('¥80,000')
  expect(formatMoney(money(80_005, 'usd'), 'en')).toBe('$800.05')
  expect(formatMoney(money(0, 'usd'), 'ko')).toBe('$0.00')
})

test('§9 currency formats: an amount is written as each language writes it', () => {
  for (const locale of LOCALES) {
    const formats = {
      jpy: new Intl.NumberFormat(locale, STYLE('JPY')),
      usd: new Intl.NumberFormat(locale, STYLE('USD')),
    }
    fc.assert(
      fc.property(fc.maxSafeInteger(), currency, (minor, currency) => {
        const major = currency === 'usd' ? Number((minor / 100).toFixed(2)) : minor
        // Beyond this a double holds no cents.
        fc.pre(Math.abs(minor) < 1e14)
        expect(formatMoney(money(minor, currency), locale)).toBe(
          formats[currency].format(major).replace('￥', '¥'),
        )
      }),
    )
  }
})

const STYLE = (currency: string) =>
  ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }) as const
