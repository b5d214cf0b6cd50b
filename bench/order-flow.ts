/** The order flow of the benchmarks: buyers who are signed in, and the three calls of an order by bank transfer. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'

import { type Buyer, makeBuyers } from './buyers.ts'
import type { Call } from './load.ts'

const BUYERS = 400
export const SERIALS = ['AC-CI01', 'AC-CI02', 'AC-DR01', 'AC-HB01', 'AC-WD01', 'AC-FL01']

export const ADDRESS = {
  country: 'JP',
  postal_code: '104-0061',
  state: '東京都',
  city: '中央区',
  line1: '見本町1-2-3',
}
export const CUSTOMER = { name: '山田 太郎', email: 'taro@example.com', phone: '03-1234-5678' }
export const ITEMS = [
  { id: 'kit', type: 'product', name: 'kit', quantity: 1, baseAmount: 80_000, currency: 'jpy' },
]

/** Fee, order and completion, as the page sends them. */
export async function flowOfShop(
  call: Call,
  { token }: Buyer,
  from: Record<string, string> = {},
): Promise<void> {
  const headers = {
    ...from,
    authorization: token,
    'x-api-key': 'pk_local',
    'idempotency-key': randomUUID(),
  }
  const shipping = { address: ADDRESS }
  await expectOk(
    call('PUT', '/v1/orders/calculate-shipping-fee/?debug=true', headers, {
      shippingMethod: 'sagawa',
      shipping,
      items: ITEMS,
    }),
  )
  const placed = await expectOk(
    call('POST', '/v1/orders?locale=ja', headers, {
      currency: 'jpy',
      paymentSource: 'bank',
      customer: CUSTOMER,
      selectedCartridges: SERIALS.map((serial) => ({ serial, quantity: 1 })),
      selectedSDK: [],
      shipping,
      shippingMethod: 'sagawa',
      shippingAmount: 1260,
      items: ITEMS,
    }),
  )
  const { orderId } = JSON.parse(placed).data.data
  const body = { orderId, paymentSource: 'bank' }
  await expectOk(
    call('PUT', `/v1/orders/${orderId}/complete-bank-order/?debug=true`, headers, body),
  )
}

export async function expectOk(answer: ReturnType<Call>): Promise<string> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`answered ${status}: ${body.slice(0, 300)}`)
  return body
}

export const buyerAt = (buyers: Buyer[], turn: number): Buyer =>
  buyers[turn % buyers.length] as Buyer

/** Signed-in buyers, and shelves that never empty. */
export async function prepareBuyers(connection: pg.ClientConfig): Promise<Buyer[]> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('update cartridge_stock set on_hand = 1000000000')
  const buyers = await makeBuyers(client, BUYERS)
  await client.query('analyze')
  await client.end()
  return buyers
}
