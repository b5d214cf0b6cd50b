/** Decisions, section 7: which transfers that are too small staff may take as they are. */
import { expect, test } from 'vitest'

import { bankFeeOf, bearsBankFee } from './transfer-difference.ts'

const unpaid = { status: 'awaiting_transfer', currency: 'jpy' } as const
const short = (byMinor: number) => ({ kind: 'short', byMinor }) as const

const limits = { jpy: 880, usd: 4_000 }

test('a bank fee is borne for unpaid orders, where the settings have a limit in their currency', () => {
  expect(bearsBankFee(unpaid, limits)).toBe(true)
  expect(bearsBankFee(unpaid, { ...limits, jpy: 0 })).toBe(false)
  expect(bearsBankFee({ ...unpaid, currency: 'usd' }, limits)).toBe(true)
  expect(bearsBankFee({ ...unpaid, currency: 'usd' }, { ...limits, usd: 0 })).toBe(false)
  expect(bearsBankFee({ ...unpaid, status: 'paid' }, limits)).toBe(false)
})

test.each([
  [1, 1],
  [880, 880],
  [881, null],
])('limit 880: of %i missing yen, %j may be a bank fee', (byMinor, feeMinor) => {
  expect(bankFeeOf(short(byMinor), unpaid, limits)).toBe(feeMinor)
})
