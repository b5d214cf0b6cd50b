/** How a receiver proves a webhook with the client: what the shop sent, and what it did not send. */
import { expect, test } from 'vitest'

import { verifyWebhook } from '#client/webhooks.ts'
import { renewSecret } from '#domain/webhooks/manage-endpoints.server.ts'

import { placeOrder, signIn } from '../../support/shop/buyer.ts'
import { staffContext } from '../../support/shop/orders.ts'
import { MINUTE, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { openReceiver } from '../../support/webhooks/webhook-receiver.ts'
import { addEndpoint } from '../../support/webhooks/webhook-rows.ts'

async function receiveOne(shop: TestShop, renew = false) {
  await using receiver = await openReceiver()
  const { id, secret } = await addEndpoint(shop, receiver.url, ['order.placed'])
  const renewed = renew ? await renewSecret(await staffContext(shop, 'administrator'), id) : null
  const placed = await placeOrder(shop, await signIn(shop))
  await shop.drainJobs()
  const [received] = receiver.received
  if (!received) throw new Error('nothing was received')
  const newSecret = renewed?.ok ? renewed.value.secret : ''
  return { ...received, secret, newSecret, orderId: placed.orderId, now: shop.clock.now }
}

test('client: a webhook of the shop is proven, and its event is typed', async () => {
  await using shop = await openTestShop()
  const { secret, orderId, ...message } = await receiveOne(shop)
  const proven = await verifyWebhook({ secret, ...message })
  if (!proven.ok || proven.value.type !== 'order.placed') throw new Error('it is another one')
  expect(proven.value.data.orderId).toBe(orderId)

  const headers = new Headers(message.headers as Record<string, string>)
  expect((await verifyWebhook({ secret, ...message, headers })).ok).toBe(true)
})

test('client: a message that was changed, is old, comes again or from another is refused by its code', async () => {
  await using shop = await openTestShop()
  const { secret, ...message } = await receiveOne(shop)
  const { body, now, headers } = message
  const verify = (change: Partial<Parameters<typeof verifyWebhook>[0]>) =>
    verifyWebhook({ secret, ...message, ...change })
  const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE)
  const refused = (error: string) => ({ ok: false, error })

  expect(await verify({ headers: {} })).toEqual(refused('headers_missing'))
  for (const minutes of [-6, 6]) {
    expect(await verify({ now: at(minutes) })).toEqual(refused('timestamp_out_of_range'))
  }
  expect((await verify({ now: at(4) })).ok).toBe(true)
  const forged = [
    { body: body.replace('81260', '1') },
    { secret: `whsec_${btoa('another secret')}` },
    { secret: [] },
    { headers: { ...headers, 'webhook-id': 'evt_other' } },
    { headers: { ...headers, 'webhook-signature': 'v1,AAAA v2,%%% v1,%%%' } },
  ]
  for (const change of forged) {
    expect(await verify(change), JSON.stringify(change)).toEqual(refused('signature_invalid'))
  }

  const known = new Set<string>()
  const remember = (id: string) => known.size < known.add(id).size
  expect((await verify({ remember })).ok).toBe(true)
  expect(await verify({ remember })).toEqual(refused('replayed'))
})

test('client: while a secret is renewed, a receiver with the old, the new or both secrets is served', async () => {
  await using shop = await openTestShop()
  const { secret, newSecret, ...message } = await receiveOne(shop, true)
  for (const one of [secret, newSecret, [secret, newSecret]]) {
    expect((await verifyWebhook({ secret: one, ...message })).ok).toBe(true)
  }
})
