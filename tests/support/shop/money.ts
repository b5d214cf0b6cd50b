/** Orders whose money moved, for tests of payments and refunds. */
import { expect } from 'vitest'

import { type Buyer, placeOrder, signIn } from './buyer.ts'
import { confirmCard, startPayment, syncPayment } from './orders.ts'
import { openTestShop, type TestShop } from './shop.ts'

export const TOTAL = 81_260
const NOTHING = { goodsMinor: 0, shippingMinor: 0, feeMinor: 0, excessMinor: 0 }
export const WHOLE = { ...NOTHING, goodsMinor: 80_000, shippingMinor: 1_260 }
export const request = (
  parts: Partial<typeof WHOLE>,
  method: 'card' | 'bank_transfer' = 'card',
) => ({
  ...NOTHING,
  ...parts,
  method,
  reason: 'The shooter arrived broken',
  returnsStock: true,
})

export async function openWithCard() {
  const shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId = await payByCard(shop, buyer)
  return { shop, orderId, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

export async function payByCard(shop: TestShop, buyer: Buyer): Promise<string> {
  const { orderId } = await placeOrder(shop, buyer)
  await confirmCard(shop, await startPayment(shop, buyer, orderId))
  expect(await syncPayment(shop, buyer, orderId)).toMatchObject({ status: 'paid' })
  return orderId
}

export const refundsOf = async (shop: TestShop, orderId: string) => {
  const rows = await shop.query<{ id: string; state: string; amount: number }>(
    `select id, state, amount_minor::int as amount from refunds where order_id = $1
     order by requested_at, id`,
    [orderId],
  )
  return rows
}

export const movementsOf = async (shop: TestShop, orderId: string) => {
  const rows = await shop.query<{ said: string }>(
    `select kind || ' ' || method || ' ' || amount_minor as said from money_movements
     where order_id = $1 order by id`,
    [orderId],
  )
  return rows.map(({ said }) => said)
}
