/**
 * Outgoing webhooks: written in the business transaction, signed, sent at least once, retried for days, visible to
 * staff.
 */
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'

import { webhookSender } from '#adapters/webhook/webhook-sender.ts'
import { moveOrder } from '#domain/orders/transition.server.ts'
import { findOrderView } from '#domain/orders/view-order.server.ts'
import { deliverWebhook } from '#domain/webhooks/deliver-webhook.server.ts'
import { WEBHOOK_KINDS } from '#domain/webhooks/kinds.ts'
import { listEndpoints } from '#domain/webhooks/list-deliveries.server.ts'
import {
  redeliverFailed,
  sendTestEvent,
  switchEndpoint,
} from '#domain/webhooks/manage-endpoints.server.ts'
import {
  ATTEMPTS_MAX,
  DELIVERY_RETENTION_DAYS,
  FAILING_DAYS_MAX,
  LOST_JOB_MINUTES,
  RETRY_PAUSES_MINUTES,
} from '#domain/webhooks/policy.ts'
import { putBackAll } from '#server/jobs/interrupted.ts'

import { IS_FULL_RUN } from '../../support/full-run.ts'
import { orderBody, placeOrder, SIX, signIn } from '../../support/shop/buyer.ts'
import {
  buyers,
  placeBankOrder,
  setStock,
  staffContext,
  stockUp,
  systemContext,
} from '../../support/shop/orders.ts'
import { DAY, HOUR, MINUTE, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { isSignedBy, openReceiver, type Received } from '../../support/webhooks/webhook-receiver.ts'
import { addEndpoint, attemptsOf, deliveriesOf } from '../../support/webhooks/webhook-rows.ts'

const administrator = (shop: TestShop) => staffContext(shop, 'administrator')

/** Runs the job of each minute, and the jobs that follow from it. */
async function minute(shop: TestShop) {
  await systemContext(shop).enqueue('webhooks.send_due', {})
  await shop.drainJobs()
}

test('webhooks: the events of an order contain goods, money and state, and no personal data', async () => {
  await using shop = await openTestShop()
  await using receiver = await openReceiver()
  const { secret } = await addEndpoint(shop, receiver.url, WEBHOOK_KINDS)
  const { orderId, orderNumber } = await placeOrder(shop, await signIn(shop))
  await shop.drainJobs()

  const [placed, stock] = await deliveriesOf(shop)
  expect(placed).toMatchObject({ kind: 'order.placed', state: 'delivered', attempts: 1 })
  expect(placed?.payload).toEqual({
    id: placed?.event_id,
    type: 'order.placed',
    createdAt: shop.clock.now.toISOString(),
    data: {
      orderId,
      orderNumber,
      status: 'created',
      currency: 'jpy',
      totalChargeAmount: 81_260,
      selectedCartridges: [...SIX].sort().map((serial) => ({ serial, quantity: 1 })),
      trackingNumber: null,
      parcels: [],
    },
  })
  expect(stock).toMatchObject({ kind: 'stock.changed', state: 'delivered' })
  const items = stock?.payload.data.cartridges as Record<string, number>[]
  expect(items).toHaveLength(6)
  for (const { onHand = 0, reserved = 0, available } of items) {
    expect([reserved, available]).toEqual([1, onHand - 1])
  }
  expect(receiver.received).toHaveLength(2)
  for (const received of receiver.received) {
    expect(received.headers['content-type']).toBe('application/json')
    expect(isSignedBy(secret, received)).toBe(true)
    expect(received.body).not.toMatch(/山田|taro|example\.com|3-1234|見本/)
  }
})

test('webhooks: every state an order enters is published once, with the state it is in', async () => {
  await using shop = await openTestShop()
  await using receiver = await openReceiver()
  await addEndpoint(shop, receiver.url, WEBHOOK_KINDS)
  const orderId = await placeBankOrder(shop, await signIn(shop))
  shop.advance(1000)
  const path = ['paid', 'confirmed', 'shipped', 'delivered', 'refunded'] as const
  for (const to of path) {
    await systemContext(shop).transaction(async (ctx) => {
      const view = await findOrderView(ctx, orderId)
      if (!view) throw new Error('the order is there')
      const change = to === 'shipped' ? { trackingNumbers: ['TEST-1', 'TEST-2'] } : {}
      return moveOrder(ctx, view.order, { to, change })
    })
    shop.advance(1000)
  }
  await shop.drainJobs()
  const told = (await deliveriesOf(shop)).filter(({ kind }) => kind.startsWith('order.'))
  expect(
    told.map(({ kind, payload: { data } }) => [kind, data.status, data.trackingNumber]),
  ).toEqual([
    ['order.awaiting_transfer', 'awaiting_transfer', null],
    ['order.placed', 'created', null],
    ['order.paid', 'paid', null],
    ['order.confirmed', 'confirmed', null],
    ['order.shipped', 'shipped', 'TEST-1'],
    ['order.delivered', 'delivered', 'TEST-1'],
    ['order.refunded', 'refunded', 'TEST-1'],
  ])
})

test('webhooks: the library takes a delivery, and refuses it once a character is changed', async () => {
  await using shop = await openTestShop({ now: new Date().toISOString() })
  await using receiver = await openReceiver()
  const { id, secret } = await addEndpoint(shop, receiver.url, ['order.paid'])
  await sendTestEvent(await administrator(shop), id)
  await shop.drainJobs()

  const [received] = receiver.received
  if (!received) throw new Error('a delivery arrived')
  // Names of these three are sent once each.
  const headers = received.headers as Record<string, string>
  const library = new Webhook(secret)
  expect(library.verify(received.body, headers)).toMatchObject({
    id: headers['webhook-id'],
    type: 'endpoint.test',
    data: { endpointId: id },
  })
  expect(() => library.verify(received.body.replace('test', 'tEst'), headers)).toThrow()
  expect(() => library.verify(received.body, { ...headers, 'webhook-id': 'evt_other' })).toThrow()
  const other = new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`)
  expect(() => other.verify(received.body, headers)).toThrow()
})

test('webhooks: an order that is refused or rolled back publishes nothing', async () => {
  await using shop = await openTestShop()
  await using receiver = await openReceiver()
  await addEndpoint(shop, receiver.url, WEBHOOK_KINDS)
  await setStock(shop, SIX[5] ?? '', 0)
  const buyer = await signIn(shop)
  const refused = await shop.call({ path: '/v1/orders', token: buyer.token, body: orderBody() })
  expect(refused.status).toBe(409)
  expect(await deliveriesOf(shop)).toEqual([])

  await stockUp(shop)
  await shop.query(
    `create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
     create trigger fail before insert on emails for each row
       when (new.kind = 'order_received') execute function fail()`,
  )
  const failed = await shop.call({ path: '/v1/orders', token: buyer.token, body: orderBody() })
  expect(failed.status).toBe(500)
  await shop.drainJobs()
  expect(await deliveriesOf(shop)).toEqual([])
  expect(receiver.received).toEqual([])
})

test('webhooks: many orders at once make one delivery each for each subscribed endpoint', {
  timeout: 120_000,
}, async () => {
  await using shop = await openTestShop()
  await using one = await openReceiver()
  await using other = await openReceiver()
  const first = await addEndpoint(shop, one.url, ['order.placed', 'stock.changed'])
  const second = await addEndpoint(shop, other.url, ['order.placed'])
  const off = await addEndpoint(shop, `${other.url}/off`, ['order.placed'])
  await switchEndpoint(await administrator(shop), off.id, false)
  const left = await addEndpoint(shop, `${other.url}/left`, ['order.placed'])
  await shop.query(
    `update partners set ended_at = now()
     where id = (select partner_id from webhook_endpoints where id = $1)`,
    [left.id],
  )
  await stockUp(shop)
  const people = await buyers(shop, IS_FULL_RUN ? 10 : 5)
  const orders = await Promise.all(
    Array.from({ length: IS_FULL_RUN ? 5 : 2 }, () =>
      people.map((buyer) => placeOrder(shop, buyer)),
    ).flat(),
  )
  await shop.drainJobs()

  const numbers = orders.map(({ orderNumber }) => orderNumber).sort()
  for (const { id } of [first, second]) {
    const told = (await deliveriesOf(shop, id)).filter(({ kind }) => kind === 'order.placed')
    expect(told.map(({ payload }) => payload.data.orderNumber).sort()).toEqual(numbers)
    expect(told.every(({ state }) => state === 'delivered')).toBe(true)
  }
  expect(one.received).toHaveLength(2 * orders.length)
  expect(other.received).toHaveLength(orders.length)
  expect(await deliveriesOf(shop, off.id)).toEqual([])
  expect(await deliveriesOf(shop, left.id)).toEqual([])
  const ids = (received: Received[]) => received.map(({ headers }) => headers['webhook-id'])
  expect(ids(one.received)).toEqual(expect.arrayContaining(ids(other.received)))
})

test('webhooks: what fails is tried again after growing pauses with the same id, until it is given up', async () => {
  await using shop = await openTestShop()
  await using receiver = await openReceiver()
  const { id } = await addEndpoint(shop, receiver.url, ['order.placed'])
  receiver.answerWith({ status: 500, body: 'database is away' })
  await placeOrder(shop, await signIn(shop))
  await shop.drainJobs()
  expect(receiver.received).toHaveLength(1)

  for (const [at, minutes] of RETRY_PAUSES_MINUTES.entries()) {
    shop.advance(minutes * MINUTE * 0.85)
    await minute(shop)
    expect(receiver.received, `before the pause of ${minutes}`).toHaveLength(at + 1)
    shop.advance(minutes * MINUTE * 0.3)
    await minute(shop)
    expect(receiver.received, `after the pause of ${minutes}`).toHaveLength(at + 2)
  }
  const [delivery] = await deliveriesOf(shop, id)
  expect(delivery).toMatchObject({ state: 'failed', attempts: ATTEMPTS_MAX })
  const attemptLog = await attemptsOf(shop, delivery?.id ?? '')
  expect(attemptLog).toHaveLength(ATTEMPTS_MAX)
  expect(new Set(attemptLog.map(({ status, error }) => `${status} ${error}`))).toEqual(
    new Set(['500 database is away']),
  )
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(
    ATTEMPTS_MAX,
  )

  shop.advance(10 * DAY)
  await minute(shop)
  expect(receiver.received).toHaveLength(ATTEMPTS_MAX)

  receiver.answerWith({ status: 200 })
  const ctx = await administrator(shop)
  expect(await redeliverFailed(ctx, id)).toEqual({ ok: true, value: 1 })
  await shop.drainJobs()
  expect(await deliveriesOf(shop, id)).toMatchObject([{ state: 'delivered', attempts: 1 }])
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('webhooks: a redirect, a closed port and silence are recorded as attempts, and end in a delivery', async () => {
  await using shop = await openTestShop()
  await using receiver = await openReceiver()
  const { id } = await addEndpoint(shop, receiver.url, ['order.placed'])
  receiver.answerWith({ status: 302, headers: { location: 'http://127.0.0.1:1/' } })
  await placeOrder(shop, await signIn(shop))
  await shop.drainJobs()
  shop.advance(1.2 * MINUTE)
  await shop.query(`update webhook_endpoints set url = 'http://127.0.0.1:1/'`)
  await minute(shop)
  shop.advance(6 * MINUTE)
  await shop.query(`update webhook_endpoints set url = 'http://10.0.0.1/'`)
  await minute(shop)
  shop.advance(20 * MINUTE)
  await shop.query('update webhook_endpoints set url = $1', [receiver.url])
  receiver.answerWith({ status: 200, body: 'thanks' })
  await minute(shop)

  const [delivery] = await deliveriesOf(shop, id)
  expect(delivery).toMatchObject({ state: 'delivered', attempts: 4 })
  expect(await attemptsOf(shop, delivery?.id ?? '')).toEqual([
    { status: 302, error: '' },
    { status: null, error: 'connection_refused' },
    { status: null, error: 'address_refused' },
    { status: 200, error: '' },
  ])
})

test('webhooks: a process that dies between sending and writing sends twice, with one id and one body', async () => {
  await using shop = await openTestShop()
  await using receiver = await openReceiver()
  const { id } = await addEndpoint(shop, receiver.url, ['order.placed'])
  await placeOrder(shop, await signIn(shop))
  const [delivery] = await deliveriesOf(shop, id)
  const deliveryId = delivery?.id ?? ''

  const died = deliverWebhook(
    systemContext(shop),
    { deliveryId, attempt: 0 },
    async ({ url, headers, body }) => {
      await fetch(url, { method: 'POST', headers, body })
      throw new Error('killed')
    },
  )
  await expect(died).rejects.toThrow('killed')
  expect(await attemptsOf(shop, deliveryId)).toEqual([{ status: null, error: 'interrupted' }])
  await shop.drainJobs()
  expect(receiver.received).toHaveLength(1)

  shop.advance(1.2 * MINUTE)
  await minute(shop)
  expect(receiver.received).toHaveLength(2)
  const [first, second] = receiver.received
  expect(second?.body).toBe(first?.body)
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(await deliveriesOf(shop, id)).toMatchObject([{ state: 'delivered', attempts: 2 }])
})

test('webhooks: a delivery whose process died is sent again by its repeated job, without waiting for the next try', async () => {
  await using shop = await openTestShop()
  await using receiver = await openReceiver()
  const { id } = await addEndpoint(shop, receiver.url, ['order.placed'])
  await placeOrder(shop, await signIn(shop))
  const [delivery] = await deliveriesOf(shop, id)
  const work = { deliveryId: delivery?.id ?? '', attempt: 0 }
  const died = deliverWebhook(systemContext(shop), work, async () => {
    throw new Error('killed')
  })
  await expect(died).rejects.toThrow('killed')

  await shop.queue.boss.fetch('webhooks.deliver')
  await putBackAll(shop.pool)
  await shop.drainJobs()
  expect(receiver.received).toHaveLength(1)
  expect(await deliveriesOf(shop, id)).toMatchObject([{ state: 'delivered', attempts: 2 }])
  expect(await attemptsOf(shop, work.deliveryId)).toHaveLength(2)

  receiver.answerWith({ status: 500 })
  await placeOrder(shop, await signIn(shop))
  await shop.drainJobs()
  const [failed] = (await deliveriesOf(shop, id)).filter(({ state }) => state === 'waiting')
  const again = { deliveryId: failed?.id ?? '', attempt: 0, isRepeat: true }
  await deliverWebhook(systemContext(shop), again, () => Promise.reject(new Error('sent')))
})

test('webhooks: a job that came twice sends once, and one that was lost is made up for', async () => {
  await using shop = await openTestShop()
  await using receiver = await openReceiver()
  const { id } = await addEndpoint(shop, receiver.url, ['order.placed'])
  await placeOrder(shop, await signIn(shop))
  const [delivery] = await deliveriesOf(shop, id)
  await systemContext(shop).enqueue('webhooks.deliver', {
    deliveryId: delivery?.id ?? '',
    endpointId: id,
    attempt: 0,
  })
  await shop.drainJobs()
  expect(receiver.received).toHaveLength(1)

  await placeOrder(shop, await signIn(shop))
  await shop.query(`delete from pgboss.job where name = 'webhooks.deliver'`)
  await minute(shop)
  expect(receiver.received).toHaveLength(1)
  shop.advance(LOST_JOB_MINUTES * MINUTE)
  await minute(shop)
  expect(receiver.received).toHaveLength(2)
})

test('webhooks: an endpoint that fails for days is switched off, retains what waits, and is switched on by hand', async () => {
  await using shop = await openTestShop()
  await using receiver = await openReceiver()
  const { id } = await addEndpoint(shop, receiver.url, ['order.placed'])
  const ctx = await administrator(shop)
  const state = async () => {
    const listed = await listEndpoints(ctx)
    return listed.ok ? listed.value.find((endpoint) => endpoint.id === id) : undefined
  }
  receiver.answerWith({ status: 503 })
  await placeOrder(shop, await signIn(shop))
  await shop.drainJobs()
  expect(await state()).toMatchObject({ failingSince: shop.clock.now, disabledAt: null })

  shop.advance(FAILING_DAYS_MAX * DAY - HOUR)
  await placeOrder(shop, await signIn(shop))
  await shop.drainJobs()
  expect(await state()).toMatchObject({ disabledAt: null })
  shop.advance(2 * HOUR)
  await minute(shop)
  expect(await state()).toMatchObject({ disabledAt: shop.clock.now })

  const before = receiver.received.length
  await placeOrder(shop, await signIn(shop))
  shop.advance(DAY)
  await minute(shop)
  expect(receiver.received).toHaveLength(before)
  expect(await redeliverFailed(ctx, id)).toEqual({ ok: false, error: 'endpoint_off' })
  expect(await sendTestEvent(ctx, id)).toEqual({ ok: false, error: 'endpoint_off' })

  receiver.answerWith({ status: 200 })
  await switchEndpoint(await administrator(shop), id, true)
  await minute(shop)
  expect(await state()).toMatchObject({ failingSince: null, disabledAt: null, waiting: 0 })
  expect(receiver.received.length).toBeGreaterThan(before)
})

test('webhooks: one arrival ends the count of days', async () => {
  await using shop = await openTestShop()
  await using receiver = await openReceiver()
  const { id } = await addEndpoint(shop, receiver.url, ['order.placed'])
  receiver.answerWith({ status: 500 })
  await placeOrder(shop, await signIn(shop))
  await shop.drainJobs()
  receiver.answerWith({ status: 200 })
  shop.advance(2 * MINUTE)
  await minute(shop)
  receiver.answerWith({ status: 500 })
  shop.advance(FAILING_DAYS_MAX * DAY + HOUR)
  await placeOrder(shop, await signIn(shop))
  await shop.drainJobs()
  const listed = await listEndpoints(await administrator(shop))
  expect(listed).toMatchObject({ value: [{ id, failingSince: shop.clock.now, disabledAt: null }] })
})

test('webhooks: in production nothing is sent to an inner address, even one that was stored before', async () => {
  await using shop = await openTestShop()
  await using receiver = await openReceiver()
  const { id } = await addEndpoint(shop, receiver.url, ['order.placed'])
  await placeOrder(shop, await signIn(shop))
  const [delivery] = await deliveriesOf(shop, id)
  const job = { deliveryId: delivery?.id ?? '', attempt: 0 }
  await deliverWebhook(systemContext(shop), job, webhookSender({ reach: 'public' }))
  expect(await attemptsOf(shop, job.deliveryId)).toEqual([
    { status: null, error: 'address_refused' },
  ])
  expect(receiver.received).toEqual([])
})

test('webhooks: deliveries are forgotten after a month, with their tries', async () => {
  await using shop = await openTestShop()
  await using receiver = await openReceiver()
  await addEndpoint(shop, receiver.url, ['order.placed'])
  await placeOrder(shop, await signIn(shop))
  await shop.drainJobs()
  const forget = async () => {
    await systemContext(shop).enqueue('webhooks.purge_old', {})
    await shop.drainJobs()
    return (await deliveriesOf(shop)).length
  }
  shop.advance(DELIVERY_RETENTION_DAYS * DAY)
  expect(await forget()).toBe(1)
  shop.advance(1)
  expect(await forget()).toBe(0)
  expect(await shop.query('select * from webhook_attempts')).toEqual([])
})
