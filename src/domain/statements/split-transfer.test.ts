import { expect, test } from 'vitest'

import { splitTransfer } from './split-transfer.ts'

const ORDERS = [
  { id: 'a', missingMinor: 1_000 },
  { id: 'b', missingMinor: 500 },
]

test('§7 the shares of a transfer sum to it, and the last order takes what differs', () => {
  for (const amountMinor of [1_001, 1_499, 1_500, 1_501, 99_999]) {
    const shares = splitTransfer(amountMinor, ORDERS)
    expect(shares).toEqual([
      { orderId: 'a', amountMinor: 1_000 },
      { orderId: 'b', amountMinor: amountMinor - 1_000 },
    ])
  }
  expect(splitTransfer(700, ORDERS.slice(0, 1))).toEqual([{ orderId: 'a', amountMinor: 700 }])
})

test('§7 a transfer that leaves nothing for an order is not split', () => {
  for (const amountMinor of [1_000, 999]) expect(splitTransfer(amountMinor, ORDERS)).toBeNull()
  expect(splitTransfer(500, [{ id: 'paid', missingMinor: 0 }, ...ORDERS.slice(1)])).toBeNull()
})
