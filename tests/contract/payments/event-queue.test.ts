/** Events of the card processor wait in their own rows; a job takes over those that were not handled at once. */
import { expect, test } from 'vitest'

import { takeDueEvents } from '#domain/payments/receive-event.server.ts'
import { queueStats } from '#server/jobs/queue-stats.ts'

import { placeOrder, signIn, statusOf } from '../../support/shop/buyer.ts'
import {
  confirmCard,
  eventBody,
  type Payment,
  postEvent,
  setFaults,
  startPayment,
  systemContext,
} from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

/** An order whose card has succeeded, and the processor's event about it, which waits. */
async function openWithEvent(options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = await openTestShop(options)
  const buyer = await signIn(shop)
  await setFaults(shop, { holdDeliveries: true })
  const { orderId } = await placeOrder(shop, buyer)
  const payment = await startPayment(shop, buyer, orderId)
  await confirmCard(shop, payment)
  await post(shop, payment, 'evt_1')
  return { shop, orderId, payment, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

async function post(shop: TestShop, { paymentId }: Payment, id: string): Promise<void> {
  const intent = { object: 'payment_intent', id: paymentId }
  const { status } = await postEvent(shop, eventBody(id, 'payment_intent.succeeded', intent))
  expect(status).toBe(200)
}

const JOBS = `select state::text from pgboss.job where name = 'payments.sync_webhook'`
const EVENTS = `select attempts, due_at > now() as is_later, processed_at is not null as is_done
  from webhook_events order by event_id`

const rowsOf = async (shop: TestShop, query: string) => await shop.query(query)
const waitingOf = async (shop: TestShop) =>
  (await queueStats(shop.pool)).find(({ name }) => name === 'payments.sync_webhook')?.waiting

const DONE = { is_later: null, is_done: true }

test('an event is handled without a job, and counts as waiting until then', async () => {
  await using opened = await openWithEvent()
  const { shop, orderId } = opened
  expect(await waitingOf(shop)).toBe(1)
  await shop.runJobs()
  expect(await statusOf(shop, orderId)).toBe('paid')
  expect(await rowsOf(shop, EVENTS)).toEqual([{ attempts: 1, ...DONE }])
  expect(await rowsOf(shop, JOBS)).toEqual([])
  expect(await waitingOf(shop)).toBe(0)
})

test('a shop that works in the background handles an event as soon as it comes', async () => {
  await using opened = await openWithEvent({ worksInBackground: true })
  const { shop, orderId } = opened
  await expect.poll(() => statusOf(shop, orderId), { timeout: 10_000 }).toBe('paid')
})

test('an event that fails waits a moment; from then on a job tries it', async () => {
  await using opened = await openWithEvent()
  const { shop, orderId } = opened
  await setFaults(shop, { failNext: { path: '/v1/payment_intents', status: 500, times: 3 } })
  await expect(shop.runJobs()).rejects.toThrow('card_unavailable')
  expect(await rowsOf(shop, EVENTS)).toEqual([{ attempts: 1, is_later: true, is_done: false }])
  await shop.runJobs()
  expect(await statusOf(shop, orderId)).toBe('created')

  await shop.query('update webhook_events set due_at = now()')
  await shop.runJobs()
  expect(await statusOf(shop, orderId)).toBe('paid')
  expect(await rowsOf(shop, EVENTS)).toEqual([{ attempts: 2, ...DONE }])
  expect(await rowsOf(shop, JOBS)).toEqual([{ state: 'completed' }])
})

test('an event whose process died is left to a job after 20 s, not before', async () => {
  await using opened = await openWithEvent()
  const { shop, orderId } = opened
  const ctx = systemContext(shop)
  expect(await takeDueEvents(ctx, 8)).toMatchObject([{ eventId: 'evt_1', orderId, attempts: 1 }])
  await shop.runJobs()
  expect(await rowsOf(shop, EVENTS)).toEqual([{ attempts: 1, is_later: true, is_done: false }])

  await shop.query(`update webhook_events set due_at = due_at - interval '20 s'`)
  await shop.runJobs()
  expect(await statusOf(shop, orderId)).toBe('paid')
  expect(await rowsOf(shop, JOBS)).toEqual([{ state: 'completed' }])
})

test('processes that ask at the same moment take different events, the oldest first', async () => {
  await using opened = await openWithEvent()
  const { shop, payment } = opened
  for (const id of ['evt_2', 'evt_3', 'evt_4']) await post(shop, payment, id)
  const [ctx, other] = [systemContext(shop), systemContext(shop)]
  const taken = await Promise.all([takeDueEvents(ctx, 2), takeDueEvents(other, 2)])
  expect(
    taken
      .flat()
      .map(({ eventId }) => eventId)
      .sort(),
  ).toEqual(['evt_1', 'evt_2', 'evt_3', 'evt_4'])
  expect(await takeDueEvents(ctx, 2)).toEqual([])
})
