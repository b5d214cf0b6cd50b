/** Endpoints in the hands of staff: who may do what, what is refused, and the change of a secret. */
import { expect, test } from 'vitest'

import {
  listDeliveries,
  listEndpoints,
  readDelivery,
} from '#domain/webhooks/list-deliveries.server.ts'
import {
  createEndpoint,
  redeliver,
  renewSecret,
  sendTestEvent,
} from '#domain/webhooks/manage-endpoints.server.ts'
import { SECRET_OVERLAP_HOURS } from '#domain/webhooks/policy.ts'

import { placeOrder, signIn } from '../../support/shop/buyer.ts'
import { staffContext } from '../../support/shop/orders.ts'
import { HOUR, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'
import { isSignedBy, openReceiver } from '../../support/webhooks/webhook-receiver.ts'
import { addEndpoint, addPartner, deliveriesOf } from '../../support/webhooks/webhook-rows.ts'

const administrator = (shop: TestShop) => staffContext(shop, 'administrator')

test('webhooks: a new secret signs together with the one before it for a day, then alone', async () => {
  await using shop = await openTestShop()
  await using receiver = await openReceiver()
  const { id, secret: old } = await addEndpoint(shop, receiver.url, ['order.placed'])
  const { secret } = unwrap(await renewSecret(await administrator(shop), id))
  expect(secret).not.toBe(old)

  await sendTestEvent(await administrator(shop), id)
  await shop.drainJobs()
  shop.advance(SECRET_OVERLAP_HOURS * HOUR)
  await sendTestEvent(await administrator(shop), id)
  await shop.drainJobs()
  const known = receiver.received.map((one) => [isSignedBy(old, one), isSignedBy(secret, one)])
  expect(known).toEqual([
    [true, true],
    [false, true],
  ])
  const rows = await shop.query('select * from webhook_endpoints')
  for (const text of [old, secret]) expect(JSON.stringify(rows)).not.toContain(text.slice(6))
})

test('webhooks: staff read deliveries without secrets, and administrators send them again', async () => {
  await using shop = await openTestShop()
  await using receiver = await openReceiver()
  const { id } = await addEndpoint(shop, receiver.url, ['order.placed'])
  await placeOrder(shop, await signIn(shop))
  await shop.drainJobs()
  const [delivery] = await deliveriesOf(shop)
  const deliveryId = delivery?.id ?? ''
  const page = { number: 1, size: 20 }
  const all = { state: null, endpointId: null } as const

  const staff = await staffContext(shop)
  expect(await listEndpoints(staff)).toMatchObject({ ok: true, value: [{ id }] })
  expect(JSON.stringify(await listEndpoints(staff))).not.toMatch(/secret.?encrypted/i)
  expect(await listDeliveries(staff, all, page)).toMatchObject({
    value: { count: 1, counts: { all: 1, delivered: 1, waiting: 0, failed: 0 } },
  })
  expect(await readDelivery(staff, deliveryId)).toMatchObject({
    value: { attemptLog: [{ status: 204 }] },
  })

  const ctx = await administrator(shop)
  expect(await redeliver(ctx, 'nonsense')).toEqual({ ok: false, error: 'not_found' })
  expect(await redeliver(ctx, deliveryId)).toMatchObject({ ok: true })
  await shop.drainJobs()
  expect(receiver.received).toHaveLength(2)
  expect(await deliveriesOf(shop)).toMatchObject([{ state: 'delivered', attempts: 1 }])
})

test('webhooks: an endpoint is refused with its reason', async () => {
  await using shop = await openTestShop()
  const partnerId = await addPartner(shop)
  const ctx = await administrator(shop)
  const good = { partnerId, url: 'https://hooks.example.com/a', kinds: ['order.paid'] }
  const make = (change: Partial<typeof good>) =>
    createEndpoint(ctx, { ...good, ...change }, 'public')
  const refused = (error: string) => ({ ok: false, error })
  expect(await make({ partnerId: 'x' })).toEqual(refused('partner_unknown'))
  expect(await make({ partnerId: crypto.randomUUID() })).toEqual(refused('partner_unknown'))
  expect(await make({ url: 'http://hooks.example.com' })).toEqual(refused('url_not_secure'))
  expect(await make({ url: 'https://169.254.169.254' })).toEqual(refused('url_not_public'))
  expect(await make({ kinds: [] })).toEqual(refused('kinds_missing'))
  expect(await make({ kinds: ['order.eaten'] })).toEqual(refused('kinds_missing'))
  expect(await make({})).toMatchObject({
    ok: true,
    value: { secret: expect.stringMatching(/^whsec_/) },
  })
  expect(await make({})).toEqual(refused('endpoint_known'))
  await shop.query('update partners set ended_at = now()')
  expect(await make({ url: 'https://hooks.example.com/b' })).toEqual(refused('partner_unknown'))
})
