import { expect, test } from 'vitest'

import { parseAmount } from './parse-amount.ts'

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
