/** The order flow of the benchmarks: buyers who are signed in, and the three calls of an order by bank transfer. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'

import { type Buyer, makeBuyers } from './buyers.ts'
import type { LeanOrder } from './lean.ts'
import type { Call } from './load.ts'

/** Each may place 120 orders an hour. */
const BUYERS = 400
const PICKS = 6
/** The goods of `lean.ts`. */
export const LEAN_ITEMS = 100
/** The bench's step between the first picks of two orders: neighbours in time want different goods. */
const STEP = 7

const ADDRESS = {
  country: 'JP',
  postal_code: '104-0061',
  state: '東京都',
  city: '中央区',
  line1: '見本町1-2-3',
}
const CUSTOMER = { name: '山田 太郎', email: 'taro@example.com', phone: '03-1234-5678' }
const ITEMS = [
  { id: 'kit', type: 'product', name: 'kit', quantity: 1, baseAmount: 80_000, currency: 'jpy' },
]

export const orderBody = (
  email: string,
  serials: readonly string[],
  paymentSource: 'bank' | 'stripe',
) => ({
  currency: 'jpy',
  paymentSource,
  customer: { ...CUSTOMER, email },
  selectedCartridges: serials.map((serial) => ({ serial, quantity: 1 })),
  selectedSDK: [],
  shipping: { address: ADDRESS },
  shippingMethod: 'sagawa',
  shippingAmount: 1260,
  items: ITEMS,
})

/** Which of `count` goods an order takes: `turn` is 0 in each order where all take the same. */
const picksAt = (turn: number, count: number): number[] =>
  Array.from({ length: PICKS }, (_, pick) => (turn * STEP + pick) % count)

/** Who buys, and what there is. */
export type Crowd = { buyers: Buyer[]; serials: string[] }
export type Shopper = { buyer: Buyer; serials: string[] }

export const shopperAt = ({ buyers, serials }: Crowd, turn: number, isSpread = true): Shopper => ({
  buyer: buyers[turn % buyers.length] as Buyer,
  serials: picksAt(isSpread ? turn : 0, serials.length).map((pick) => serials[pick] as string),
})

/** Fee, order and completion, as the page sends them. */
export async function flowOfShop(
  call: Call,
  shopper: Shopper,
  from: Record<string, string> = {},
): Promise<void> {
  const { orderId, headers } = await placeOrder(call, shopper, 'bank', from)
  const body = { orderId, paymentSource: 'bank' }
  await expectOk(
    call('PUT', `/v1/orders/${orderId}/complete-bank-order/?debug=true`, headers, body),
  )
}

/** Fee and order. */
export async function placeOrder(
  call: Call,
  { buyer, serials }: Shopper,
  paymentSource: 'bank' | 'stripe',
  from: Record<string, string> = {},
): Promise<{ orderId: string; headers: Record<string, string> }> {
  const headers = {
    ...from,
    authorization: buyer.token,
    'x-api-key': 'pk_local',
    'idempotency-key': randomUUID(),
  }
  const order = orderBody(buyer.email, serials, paymentSource)
  const { shippingMethod, shipping, items } = order
  const goods = { shippingMethod, shipping, items }
  await expectOk(call('PUT', '/v1/orders/calculate-shipping-fee/?debug=true', headers, goods))
  const placed = await expectOk(call('POST', '/v1/orders?locale=ja', headers, order))
  return { orderId: JSON.parse(placed).data.data.orderId, headers }
}

/** The same goods at `lean.ts`, by the same three requests. */
export async function flowOfLean(call: Call, turn: number, isSpread: boolean): Promise<void> {
  const items = picksAt(isSpread ? turn : 0, LEAN_ITEMS).map((pick) => ({
    item: 1 + pick,
    quantity: 1,
  }))
  await expectOk(call('PUT', '/fee', {}, { items, address: ADDRESS }))
  const order: LeanOrder = { key: randomUUID(), customer: CUSTOMER, address: ADDRESS, items }
  const placed = await expectOk(call('POST', '/order', {}, order))
  await expectOk(call('PUT', '/complete', {}, { id: JSON.parse(placed).data.id }))
}

export async function expectOk(answer: ReturnType<Call>): Promise<string> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`answered ${status}: ${body.slice(0, 300)}`)
  return body
}

/** Signed-in buyers, and shelves that never empty. */
export async function prepareCrowd(connection: pg.ClientConfig): Promise<Crowd> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('update cartridge_stock set on_hand = 1000000000')
  const { rows } = await client.query<{ serial: string }>(
    'select serial from cartridges where active >= 1 and price_jpy is not null order by serial',
  )
  const buyers = await makeBuyers(client, BUYERS)
  // Not the empty tables: PostgreSQL would plan for no rows until autovacuum looks at them.
  await client.query('analyze users, sessions, session_tokens, cartridge_stock')
  await client.end()
  return { buyers, serials: rows.map(({ serial }) => serial) }
}
