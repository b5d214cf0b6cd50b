/** Decisions, section 7: which transfers that are too small staff may take as they are. */
import { expect, test } from 'vitest'

import { bankFeeOf, bearsBankFee } from './transfer-difference.ts'

const unpaid = { status: 'awaiting_transfer', currency: 'jpy' } as const
const short = (byMinor: number) => ({ kind: 'short', byMinor }) as const

test('a bank fee is borne for unpaid orders in yen, where the settings have a limit', () => {
  expect(bearsBankFee(unpaid, 880)).toBe(true)
  expect(bearsBankFee(unpaid, 0)).toBe(false)
  expect(bearsBankFee({ ...unpaid, currency: 'usd' }, 880)).toBe(false)
  expect(bearsBankFee({ ...unpaid, status: 'paid' }, 880)).toBe(false)
})

test.each([
  [1, 1],
  [880, 880],
  [881, null],
])('limit 880: of %i missing yen, %j may be a bank fee', (byMinor, feeMinor) => {
  expect(bankFeeOf(short(byMinor), unpaid, 880)).toBe(feeMinor)
})
