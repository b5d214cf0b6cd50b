/** Events of the card processor: forged, repeated, early, in any order, or authentic and wrong. */
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'

import { syncWebhookEvent } from '#domain/orders/card-payments/sweep-payments.server.ts'

import { IS_FULL_RUN } from '../../support/full-run.ts'
import { placeOrder, signIn, statusOf } from '../../support/shop/buyer.ts'
import {
  CARD,
  confirmCard,
  control,
  EVENTS_SECRET,
  emailsOf,
  eventBody,
  orderRow,
  type Payment,
  postEvent,
  resetRateLimits,
  setFaults,
  signatureOf,
  startPayment,
  stockUp,
  syncPayment,
  systemContext,
  timelineOf,
} from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

/** An order whose card has succeeded and of which no message has come yet. */
async function openPaidAtProcessor() {
  const shop = await openTestShop()
  const buyer = await signIn(shop)
  await setFaults(shop, { holdDeliveries: true })
  const { orderId } = await placeOrder(shop, buyer)
  const payment = await startPayment(shop, buyer, orderId)
  await confirmCard(shop, payment)
  return { shop, buyer, orderId, payment, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

const succeeded = ({ paymentId }: Payment, id = 'evt_1') =>
  eventBody(id, 'payment_intent.succeeded', { object: 'payment_intent', id: paymentId })

const rowsOf = async (shop: TestShop, table: string): Promise<number> =>
  (await shop.query(`select 1 from ${table}`)).length

const digest = (text: string, secret = EVENTS_SECRET) =>
  createHmac('sha256', secret).update(text).digest('hex')

test('A forged message gets 400, leaves no row and learns nothing; the genuine one passes', async () => {
  await using opened = await openPaidAtProcessor()
  const { shop, orderId, payment } = opened
  const body = succeeded(payment)
  const now = Math.floor(Date.now() / 1000)
  const old = now - 301
  const forged: [string, string, string | null][] = [
    ['no signature', body, null],
    ['an empty one', body, ''],
    ['no scheme', body, 'x'],
    ['another secret', body, signatureOf(body, 'whsec_other')],
    ['the publishable key as secret', body, signatureOf(body, 'pk_sandbox_local')],
    ['a changed body', body.replace('evt_1', 'evt_2'), signatureOf(body)],
    ['the same JSON written anew', JSON.stringify(JSON.parse(body), null, 1), signatureOf(body)],
    ['a body with a space behind', `${body} `, signatureOf(body)],
    ['a message that is too old', body, signatureOf(body, EVENTS_SECRET, old)],
    ['a newer time on an old digest', body, `t=${now},v1=${digest(`${old}.${body}`)}`],
    ['only the scheme v0', body, `t=${now},v0=${digest(`${now}.${body}`)}`],
    ['a digest without the time', body, `t=${now},v1=${digest(body)}`],
    ['a message from too far ahead', body, signatureOf(body, EVENTS_SECRET, now + 3_600)],
    ['a message from tomorrow', body, signatureOf(body, EVENTS_SECRET, now + 86_400)],
    ['an empty time and digest', body, 't=,v1='],
    ['an empty digest', body, `t=${now},v1=`],
    ['a digest without a value', body, `t=${now},v1`],
    ['a time without a value', body, `t,v1=${digest(`${now}.${body}`)}`],
    ['a time that is no number', body, `t=soon,v1=${digest(`soon.${body}`)}`],
    ['a time with something behind', body, `t=${now}x,v1=${digest(`${now}.${body}`)}`],
    ['no time', body, `v1=${digest(`${now}.${body}`)}`],
    ['two times', body, `t=${old},t=${now},v1=${digest(`${now}.${body}`)}`],
    ['a short digest', body, `t=${now},v1=abc`],
    ['a digest of other letters', body, `t=${now},v1=${'ö'.repeat(64)}`],
    ['an empty digest beside the right one', body, `${signatureOf(body)},v1=`],
    ['commas', body, ',,,'],
    ['equals signs', body, '='.repeat(50)],
    ['two digests, both wrong', body, `t=${now},v1=${digest('a')},v1=${digest('b')}`],
  ]
  const answers = new Set<string>()
  for (const [what, payload, signature] of forged) {
    const { status, text } = await postEvent(shop, payload, signature)
    expect({ what, status }).toEqual({ what, status: 400 })
    answers.add(text)
  }
  expect(answers.size).toBe(1)
  expect(await rowsOf(shop, 'webhook_events')).toBe(0)
  expect(await shop.runJobs()).toBeGreaterThanOrEqual(0)
  expect(await statusOf(shop, orderId)).toBe('created')

  const two = `t=${now},v1=${digest('a')},v1=${digest(`${now}.${body}`)}`
  expect((await postEvent(shop, body, two)).status).toBe(200)
  await shop.drainJobs()
  expect(await statusOf(shop, orderId)).toBe('paid')
})

test('A message that comes ten times at once moves the order once and sends one e-mail', async () => {
  await using opened = await openPaidAtProcessor()
  const { shop, orderId, payment } = opened
  const body = succeeded(payment)
  const answers = await Promise.all(Array.from({ length: 10 }, () => postEvent(shop, body)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await rowsOf(shop, 'webhook_events')).toBe(1)

  const ctx = systemContext(shop)
  await Promise.all(Array.from({ length: 10 }, () => syncWebhookEvent(ctx, { eventId: 'evt_1' })))
  await shop.drainJobs()
  expect(await timelineOf(shop, orderId)).toEqual(['created', 'paid'])
  expect(await emailsOf(shop, orderId)).toEqual(['order_received', 'payment_received'])
})

test('A message about something else is stored and starts nothing', async () => {
  await using opened = await openPaidAtProcessor()
  const { shop, orderId } = opened
  await shop.drainJobs()
  const body = eventBody('evt_9', 'customer.created', { object: 'customer', id: 'cus_1' })
  expect((await postEvent(shop, body)).status).toBe(200)
  expect(await shop.runJobs()).toBe(0)
  expect(await statusOf(shop, orderId)).toBe('created')
})

test('A signed message that is no JSON gets 400, and one that is no event 422; neither leaves a row', async () => {
  await using shop = await openTestShop()
  const event = { id: 'evt_1', type: 'x', livemode: false, data: { object: {} } }
  const unreadable: [string, number, string][] = [
    ['no json', 400, 'json_malformed'],
    [' ', 400, 'json_malformed'],
    [JSON.stringify(event).slice(0, -1), 400, 'json_malformed'],
    ['null', 422, 'request_invalid'],
    ['{}', 422, 'request_invalid'],
    [
      JSON.stringify({ ...event, object: 'v2.core.event', data: undefined }),
      422,
      'request_invalid',
    ],
    [JSON.stringify({ ...event, id: 1 }), 422, 'request_invalid'],
    [JSON.stringify({ ...event, id: 'evt_\0' }), 422, 'request_invalid'],
  ]
  for (const [body, status, code] of unreadable) {
    const answer = await postEvent(shop, body)
    expect({ body, status: answer.status }).toEqual({ body, status })
    expect(JSON.parse(answer.text)).toMatchObject({ error: { code } })
  }
  expect(await rowsOf(shop, 'webhook_events')).toBe(0)
  expect(await rowsOf(shop, 'error_reports')).toBe(0)
})

test('A message is stored without characters that the database refuses', async () => {
  await using shop = await openTestShop()
  const object = { object: 'payment_intent', id: 'pi_1', description: 'a\0b\ud800' }
  expect(await postEvent(shop, eventBody('evt_1', 'x', object))).toMatchObject({ status: 200 })
  expect(await rowsOf(shop, 'webhook_events')).toBe(1)
})

test('A message that is larger than any of the processor’s is not read', async () => {
  await using shop = await openTestShop()
  const body = eventBody('evt_1', 'x', { padding: 'x'.repeat(300_000) })
  expect((await postEvent(shop, body)).status).toBe(413)
  expect(await rowsOf(shop, 'webhook_events')).toBe(0)
})

test('A message that comes before its payment is saved is tried again, and then pays', async () => {
  await using opened = await openPaidAtProcessor()
  const { shop, buyer, orderId, payment } = opened
  await shop.query('update card_payments set intent_id = null')
  expect((await postEvent(shop, succeeded(payment))).status).toBe(200)

  const ctx = systemContext(shop)
  const work = () => syncWebhookEvent(ctx, { eventId: 'evt_1' })
  await expect(work()).rejects.toThrow('came before its payment')
  expect(await statusOf(shop, orderId)).toBe('created')

  expect((await startPayment(shop, buyer, orderId)).paymentId).toBe(payment.paymentId)
  await work()
  expect(await statusOf(shop, orderId)).toBe('paid')
  expect(await shop.query('select 1 from webhook_events where processed_at is null')).toHaveLength(
    0,
  )
})

test('While the processor does not answer, the message waits', async () => {
  await using opened = await openPaidAtProcessor()
  const { shop, orderId, payment } = opened
  await postEvent(shop, succeeded(payment))
  await setFaults(shop, { failNext: { path: '/v1/payment_intents', status: 500, times: 3 } })
  const work = () => syncWebhookEvent(systemContext(shop), { eventId: 'evt_1' })
  await expect(work()).rejects.toThrow('card_unavailable')
  await work()
  expect(await statusOf(shop, orderId)).toBe('paid')
})

const FIVE = [
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.succeeded',
  'charge.refunded',
  'payment_intent.canceled',
] as const

const permutationsOf = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((first, at) =>
        permutationsOf(items.toSpliced(at, 1)).map((rest) => [first, ...rest]),
      )

test('Decisions, section 7: five messages end in the same state with the same e-mails, in whatever order they come', async () => {
  await using shop = await openTestShop()
  await stockUp(shop)
  const buyer = await signIn(shop)
  await setFaults(shop, { holdDeliveries: true })
  const all = permutationsOf(FIVE)
  expect(all).toHaveLength(120)
  const orders = IS_FULL_RUN ? all : all.filter((_, at) => at % 7 === 0)

  const play = async (types: string[], number: number): Promise<string> => {
    const { orderId } = await placeOrder(shop, buyer)
    const payment = await startPayment(shop, buyer, orderId)
    await confirmCard(shop, payment, CARD.declined)
    const half = number % FIVE.length
    for (const [at, type] of types.entries()) {
      // The money arrives between the messages, whatever they claim.
      if (at === half) await confirmCard(shop, payment)
      const object = type.startsWith('charge')
        ? { object: 'charge', id: `ch_${number}`, payment_intent: payment.paymentId }
        : { object: 'payment_intent', id: payment.paymentId }
      const eventId = `evt_${number}_${at}`
      await postEvent(shop, eventBody(eventId, type, object))
      await syncWebhookEvent(systemContext(shop), { eventId })
    }
    const row = await orderRow(shop, orderId)
    const facts = [row.status, row.review_reason, await timelineOf(shop, orderId)]
    return JSON.stringify([...facts, await emailsOf(shop, orderId)])
  }

  const ends: string[] = []
  for (let at = 0; at < orders.length; at += 8) {
    await resetRateLimits(shop)
    const some = orders.slice(at, at + 8)
    ends.push(...(await Promise.all(some.map((types, index) => play(types, at + index)))))
  }
  expect([...new Set(ends)]).toEqual([
    '["paid",null,["created","paid"],["order_received","payment_received"]]',
  ])
}, 120_000)

test('A message of a refund or a late cancelation never undoes a paid order', async () => {
  await using opened = await openPaidAtProcessor()
  const { shop, buyer, orderId, payment } = opened
  await syncPayment(shop, buyer, orderId)
  for (const [at, type] of FIVE.entries()) {
    const object = { object: 'payment_intent', id: payment.paymentId, status: 'canceled' }
    await postEvent(shop, eventBody(`evt_${at}`, type, object))
  }
  await shop.drainJobs()
  expect(await statusOf(shop, orderId)).toBe('paid')
})

const WRONG: [string, object, string][] = [
  ['one yen less', { amount: 81_259, amount_received: 81_259 }, 'payment_amount_differs'],
  ['one yen', { amount: 1, amount_received: 1 }, 'payment_amount_differs'],
  ['more than was asked', { amount: 162_520, amount_received: 162_520 }, 'payment_amount_differs'],
  ['only a part was received', { amount_received: 81_259 }, 'payment_amount_differs'],
  ['nothing was received', { amount_received: 0 }, 'payment_amount_differs'],
  ['cents for yen', { currency: 'usd' }, 'payment_currency_differs'],
  ['a currency nobody takes', { currency: 'krw' }, 'payment_currency_differs'],
  [
    'the payment of another order',
    { metadata: { order_id: '00000000-0000-4000-8000-000000000000' } },
    'payment_of_another_order',
  ],
  ['the payment of no order', { metadata: {} }, 'payment_of_another_order'],
]

test('A genuine message with the wrong content never pays, and staff see the reason', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  await stockUp(shop)
  await setFaults(shop, { holdDeliveries: true })
  for (const [number, [what, change, reason]] of WRONG.entries()) {
    const { orderId } = await placeOrder(shop, buyer)
    const payment = await startPayment(shop, buyer, orderId)
    await confirmCard(shop, payment)
    // The record at the processor changes without the shop; its message is genuine.
    await shop.query(
      'update payment_sandbox.intents set body = (body::jsonb || $2::jsonb)::json where id = $1',
      [payment.paymentId, JSON.stringify(change)],
    )
    for (const eventId of [`evt_${number}_1`, `evt_${number}_2`]) {
      await postEvent(shop, succeeded(payment, eventId))
      await syncWebhookEvent(systemContext(shop), { eventId })
    }
    expect(await syncPayment(shop, buyer, orderId), what).toMatchObject({ status: 'created' })
    expect(await orderRow(shop, orderId), what).toMatchObject({
      status: 'created',
      review_reason: reason,
    })
    expect(await timelineOf(shop, orderId)).toEqual(['created', 'review_needed'])
    expect(await emailsOf(shop, orderId)).toEqual(['order_received'])
    const detail = await shop.call<{ data: { timeline: object[] } }>({
      path: `/v1/orders/${orderId}`,
      token: buyer.token,
    })
    expect(detail.body.data.timeline).toMatchObject([{ kind: 'created' }])
  }
})

test('The payment of one order never pays another that it names', async () => {
  await using opened = await openPaidAtProcessor()
  const { shop, buyer, orderId, payment } = opened
  const other = await placeOrder(shop, buyer)
  await startPayment(shop, buyer, other.orderId)
  await shop.query(
    `update payment_sandbox.intents
     set body = jsonb_set(body::jsonb, '{metadata,order_id}', to_jsonb($2::text))::json where id = $1`,
    [payment.paymentId, other.orderId],
  )
  await postEvent(shop, succeeded(payment))
  await shop.drainJobs()
  expect(await statusOf(shop, other.orderId)).toBe('created')
  expect(await orderRow(shop, orderId)).toMatchObject({
    status: 'created',
    review_reason: 'payment_of_another_order',
  })
  expect(await control(shop, '/intents')).toMatchObject({ intents: 2, charges: 1 })
})
