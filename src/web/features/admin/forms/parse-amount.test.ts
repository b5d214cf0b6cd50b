import { expect, test } from 'vitest'

import { amountInput, parseAmount } from './parse-amount.ts'

test.each([
  ['80000', 'jpy', 80_000],
  ['¥80,000', 'jpy', 80_000],
  ['８０，０００円', 'jpy', 80_000],
  ['80000.00', 'jpy', null],
  ['-1', 'jpy', null],
  ['', 'jpy', null],
  ['1e5', 'jpy', null],
  ['800', 'usd', 80_000],
  ['$1,800.05', 'usd', 180_005],
  ['800.5', 'usd', null],
  ['0.1.2', 'usd', null],
] as const)('§9 currency: "%s" in %s is %s minor units', (input, currency, minor) => {
  expect(parseAmount(input, currency)).toBe(minor)
})

test.each(['jpy', 'usd'] as const)(
  'an amount in a field is taken back unchanged: %s',
  (currency) => {
    for (const minor of [1, 99, 100, 12_345, 99_999_999]) {
      expect(parseAmount(amountInput(minor, currency), currency)).toBe(minor)
    }
  },
)
