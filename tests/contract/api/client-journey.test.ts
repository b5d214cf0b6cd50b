/** A program that knows only the client: an order by bank, one by card with 3-D Secure, and the event of its refund. */
import { expect, test } from 'vitest'

import { createClient } from '#client/client.ts'
import { verifyWebhook } from '#client/webhooks.ts'
import { requestRefund } from '#domain/orders/refunds/request-refund.server.ts'

import { type NewOrder, orderBody } from '../../support/shop/buyer.ts'
import { CARD, confirmCard, decideAtBank, staffContext } from '../../support/shop/orders.ts'
import { API_KEY, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'
import { openReceiver } from '../../support/webhooks/webhook-receiver.ts'
import { addEndpoint } from '../../support/webhooks/webhook-rows.ts'

const ACCOUNT = { email: 'mina@example.com', password: 'teapot gravel umbrella north' }
// The body of a test is made of loose parts.
const bodyBy = (paymentSource: string) => orderBody({ paymentSource }) as NewOrder & never

async function customerOf({ address }: TestShop) {
  const client = createClient({ baseUrl: address, apiKey: API_KEY })
  expect((await client.call('POST /api/users', { body: { user: ACCOUNT } })).ok).toBe(true)
  expect((await client.signIn(ACCOUNT)).ok).toBe(true)
  const place = async (paymentSource: string) =>
    unwrap(await client.call('POST /v1/orders', { body: bodyBy(paymentSource) })).data.data.orderId
  return { client, place }
}

test('client: an order by bank transfer waits for its transfer', async () => {
  await using shop = await openTestShop({ now: new Date().toISOString() })
  const { client, place } = await customerOf(shop)
  const path = { orderId: await place('bank') }
  const body = { paymentSource: 'bank' } as const
  const complete = 'PUT /v1/orders/{orderId}/complete-bank-order'
  expect(unwrap(await client.call(complete, { path, body })).data.data.status).toBe(
    'awaiting_transfer',
  )
  const list = unwrap(await client.call('GET /v1/orders'))
  expect(list.data.map(({ orderId }) => orderId)).toEqual([path.orderId])
})

test('client: a card with 3-D Secure pays an order, and the event of its refund is proven', async () => {
  await using shop = await openTestShop({ now: new Date().toISOString() })
  await using receiver = await openReceiver()
  const { secret } = await addEndpoint(shop, receiver.url, ['order.paid', 'order.refunded'])
  const { client, place } = await customerOf(shop)
  const path = { orderId: await place('stripe') }

  const started = await client.call('POST /v1/orders/{orderId}/payment-intent', { path })
  const payment = unwrap(started).data.data
  expect((await confirmCard(shop, payment, CARD.challenged)).intent).toBe('requires_action')
  await decideAtBank(shop, payment, 'complete')
  const settled = await client.call('POST /v1/orders/{orderId}/settlement', { path })
  expect(unwrap(settled).data.data.status).toBe('paid')

  const all = { goodsMinor: 80_000, shippingMinor: 1_260, feeMinor: 0, excessMinor: 0 }
  const refund = { ...all, method: 'card', reason: 'test', returnsStock: true } as const
  unwrap(await requestRefund(await staffContext(shop), path.orderId, refund))
  await shop.drainJobs()
  const proven = await Promise.all(
    receiver.received.map((message) => verifyWebhook({ secret, ...message })),
  )
  const events = proven.map((webhook) => (webhook.ok ? webhook.value : null))
  expect(events.map((event) => event?.type).toSorted()).toEqual(['order.paid', 'order.refunded'])
  const refunded = events.find((event) => event?.type === 'order.refunded')
  expect(refunded?.data).toMatchObject({ ...path, status: 'refunded', totalChargeAmount: 81_260 })
})
