import Stripe from 'stripe'
import { expect, test } from 'vitest'

import { openPaymentSandbox, WEBHOOK_SECRET } from '../../tests/support/shop/payment-sandbox.ts'

const YEN = { amount: 80_000, currency: 'jpy', automatic_payment_methods: { enabled: true } }

type Shop = Awaited<ReturnType<typeof openPaymentSandbox>>

const typesOf = ({ received }: Shop) =>
  received.map(({ body }) => (JSON.parse(body) as { type: string }).type)

async function pay(shop: Shop, number = '4242424242424242') {
  const intent = await shop.stripe.paymentIntents.create(YEN)
  await shop.confirm(intent, number)
  return intent
}

test("an event carries the payment and a signature that Stripe's library accepts", async () => {
  await using shop = await openPaymentSandbox()
  const intent = await pay(shop)

  expect(await shop.sandbox.deliverDue()).toBe(1)
  expect(await shop.sandbox.deliverDue()).toBe(0)
  const [{ body, signature } = { body: '', signature: '' }] = shop.received
  const event = Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET)
  expect(event).toMatchObject({
    type: 'payment_intent.succeeded',
    livemode: false,
    data: { object: { id: intent.id, status: 'succeeded', amount_received: 80_000 } },
  })
})

test('each change sends its event: declined, processing, paid, canceled, refunded', async () => {
  await using shop = await openPaymentSandbox()
  const intent = await pay(shop, '4000000000000002')
  await shop.confirm(intent, '4000000000000077')
  await shop.sandbox.deliverDue()
  shop.advance(3)
  await shop.sandbox.deliverDue()
  await shop.stripe.refunds.create({ payment_intent: intent.id })
  const other = await shop.stripe.paymentIntents.create(YEN)
  await shop.stripe.paymentIntents.cancel(other.id)
  await shop.sandbox.deliverDue()

  expect(typesOf(shop)).toEqual([
    'payment_intent.payment_failed',
    'payment_intent.processing',
    'payment_intent.succeeded',
    'charge.refunded',
    'payment_intent.canceled',
  ])
})

test('an event that the shop refuses is tried again with growing pauses, at most 12 times', async () => {
  await using shop = await openPaymentSandbox()
  shop.shop.webhookStatus = 500
  await pay(shop)

  for (const seconds of [1, 5, 30, 120, 600, 600]) {
    expect(await shop.sandbox.deliverDue()).toBe(0)
    const attempts = shop.received.length
    shop.advance(seconds - 0.001)
    await shop.sandbox.deliverDue()
    expect(shop.received).toHaveLength(attempts)
    shop.advance(0.001)
  }
  for (const _try of Array.from({ length: 10 })) {
    await shop.sandbox.deliverDue()
    shop.advance(600)
  }
  expect(shop.received).toHaveLength(12)
})

test('an event that was refused once arrives when the shop is well again', async () => {
  await using shop = await openPaymentSandbox()
  shop.shop.webhookStatus = 500
  await pay(shop)
  await shop.sandbox.deliverDue()

  shop.shop.webhookStatus = 200
  shop.advance(1)
  expect(await shop.sandbox.deliverDue()).toBe(1)
  expect(shop.received[0]?.body).toBe(shop.received[1]?.body)
})

test('several processes deliver each event once', async () => {
  await using shop = await openPaymentSandbox()
  for (const _payment of Array.from({ length: 6 })) await pay(shop)

  const counts = await Promise.all(Array.from({ length: 4 }, () => shop.sandbox.deliverDue()))
  expect(counts.reduce((total, count) => total + count, 0)).toBe(6)
  expect(new Set(shop.received.map(({ body }) => body)).size).toBe(6)
  expect(shop.received).toHaveLength(6)
})

test('faults: events are delayed, then come in reverse order and more than once', async () => {
  await using shop = await openPaymentSandbox()
  await shop.control('POST', '/faults', { holdDeliveries: true })
  const intent = await pay(shop, '4000000000000002')
  await shop.confirm(intent, '4242424242424242')
  expect(await shop.sandbox.deliverDue()).toBe(0)

  await shop.control('POST', '/faults', {
    holdDeliveries: false,
    reverseOrder: true,
    duplicateDeliveries: 1,
  })
  expect(await shop.control('POST', '/deliver')).toEqual({ delivered: 2 })
  expect(typesOf(shop)).toEqual([
    'payment_intent.succeeded',
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
    'payment_intent.payment_failed',
  ])
})

test('an event can be sent again on demand', async () => {
  await using shop = await openPaymentSandbox()
  await pay(shop)
  await shop.sandbox.deliverDue()
  const { id: eventId } = JSON.parse(shop.received[0]?.body ?? '{}')

  expect(await shop.control('POST', '/redeliver', { eventId })).toEqual({ ok: true })
  expect(await shop.sandbox.deliverDue()).toBe(1)
  expect(shop.received[1]?.body).toBe(shop.received[0]?.body)
  expect(await shop.control('POST', '/redeliver', { eventId: 'evt_0' })).toHaveProperty('error')
})

test('the running delivery sends by itself, and its stop waits for what is in flight', async () => {
  await using shop = await openPaymentSandbox()
  const stop = shop.sandbox.startDelivery()
  await pay(shop)

  await expect.poll(() => shop.received.length, { timeout: 10_000 }).toBe(1)
  await stop()
  await pay(shop)
  expect(shop.received).toHaveLength(1)
})
