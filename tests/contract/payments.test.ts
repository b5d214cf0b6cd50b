/** Calls 17 and 18 and the settlement of cards: one payment an order, and money that is never lost or taken twice. */
import { expect, test } from 'vitest'

import { sweepOpenPayments } from '#domain/orders/sweep-payments.server.ts'

import { type Buyer, countRows, placeOrder, signIn, statusOf } from '../support/buyer.ts'
import {
  CARD,
  confirmCard,
  control,
  decideAtBank,
  lettersOf,
  type ProblemAnswer,
  placeBankOrder,
  setFaults,
  settle,
  startPayment,
  systemContext,
  timelineOf,
} from '../support/orders.ts'
import { MINUTE, openTestShop, type TestShop } from '../support/shop.ts'

async function openWithOrder() {
  const shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer)
  return { shop, buyer, orderId, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

const askPayment = (shop: TestShop, { token }: Buyer, orderId: string) =>
  shop.call<ProblemAnswer>({ method: 'POST', path: `/v1/orders/${orderId}/payment-intent`, token })

const changeSource = (
  shop: TestShop,
  { token }: Buyer,
  orderId: string,
  paymentSource: string,
  named?: string,
) =>
  shop.call<ProblemAnswer & { data: { data: { paymentSource: string; status: string } } }>({
    method: 'PUT',
    path: `/v1/orders/${orderId}/`,
    token,
    body: { paymentSource, ...(named !== undefined && { orderId: named }) },
  })

const refusal = ({ status, body }: { status: number; body: ProblemAnswer }) => [
  status,
  body.error?.code,
]

test('§7 call 17: ten requests at once and more one after another get one payment', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  const asked = await Promise.all(
    Array.from({ length: 10 }, () => startPayment(shop, buyer, orderId)),
  )
  asked.push(await startPayment(shop, buyer, orderId))

  expect(new Set(asked.map(({ paymentId }) => paymentId)).size).toBe(1)
  expect(new Set(asked.map(({ clientSecret }) => clientSecret)).size).toBe(1)
  expect(await control(shop, '/intents')).toMatchObject({ intents: 1, charges: 0 })
})

test('§7 call 17: the processor is asked for exactly the order’s amount, currency and name', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  const { paymentId } = await startPayment(shop, buyer, orderId)
  const { rows } = await shop.pool.query<{ body: Record<string, unknown> }>(
    'select body from payment_sandbox.intents where id = $1',
    [paymentId],
  )
  expect(rows[0]?.body).toMatchObject({
    amount: 81_260,
    currency: 'jpy',
    metadata: { order_id: orderId },
  })
})

test('§7 call 17: a bank order, another’s order, an unknown and a paid one get none', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  const other = await signIn(shop)
  const bank = await placeOrder(shop, buyer, { paymentSource: 'bank' })
  const unknown = '00000000-0000-4000-8000-000000000000'

  expect(refusal(await askPayment(shop, buyer, bank.orderId))).toEqual([
    409,
    'payment_method_differs',
  ])
  expect(refusal(await askPayment(shop, other, orderId))).toEqual([404, 'not_found'])
  expect(refusal(await askPayment(shop, buyer, unknown))).toEqual([404, 'not_found'])
  expect(refusal(await askPayment(shop, buyer, "x' or 1=1"))).toEqual([404, 'not_found'])
  expect(await control(shop, '/intents')).toMatchObject({ intents: 0 })

  await confirmCard(shop, await startPayment(shop, buyer, orderId))
  await settle(shop, buyer, orderId)
  expect(refusal(await askPayment(shop, buyer, orderId))).toEqual([409, 'order_not_payable'])
})

test('§7 call 18: to bank and back makes a second attempt; the first is canceled at the processor', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  const first = await startPayment(shop, buyer, orderId)
  const toBank = await changeSource(shop, buyer, orderId, 'bank', orderId)
  expect(toBank).toMatchObject({ status: 200, body: { data: { data: { paymentSource: 'bank' } } } })
  expect(await control(shop, '/intents')).toMatchObject({ byStatus: { canceled: 1 } })
  expect((await confirmCard(shop, first)).status).toBe(400)

  expect((await changeSource(shop, buyer, orderId, 'stripe')).status).toBe(200)
  const [second, ...rest] = await Promise.all(
    Array.from({ length: 6 }, () => startPayment(shop, buyer, orderId)),
  )
  expect(second?.paymentId).not.toBe(first.paymentId)
  expect(new Set(rest.map(({ paymentId }) => paymentId))).toEqual(new Set([second?.paymentId]))
  const { rows } = await shop.pool.query('select attempt, intent_id from card_payments')
  expect(rows).toEqual([{ attempt: 2, intent_id: second?.paymentId }])

  if (second) await confirmCard(shop, second)
  expect(await settle(shop, buyer, orderId)).toMatchObject({ status: 'paid' })
  expect(await timelineOf(shop, orderId)).toEqual([
    'created',
    'payment_method_changed',
    'payment_method_changed',
    'paid',
  ])
})

test('§7 call 18: the same source again changes nothing, in every case that is not the buyer’s it is refused', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  const other = await signIn(shop)
  const paid = await placeOrder(shop, buyer)
  await confirmCard(shop, await startPayment(shop, buyer, paid.orderId))
  await settle(shop, buyer, paid.orderId)

  expect((await changeSource(shop, buyer, orderId, 'stripe')).status).toBe(200)
  expect(await timelineOf(shop, orderId)).toEqual(['created'])
  expect(refusal(await changeSource(shop, other, orderId, 'bank'))).toEqual([404, 'not_found'])
  expect(refusal(await changeSource(shop, buyer, orderId, 'cash'))).toEqual([422, 'order_invalid'])
  expect(refusal(await changeSource(shop, buyer, orderId, 'bank', paid.orderId))).toEqual([
    422,
    'order_invalid',
  ])
  for (const source of ['bank', 'stripe']) {
    expect(refusal(await changeSource(shop, buyer, paid.orderId, source))).toEqual([
      409,
      'source_locked',
    ])
  }
})

test('§7 call 18: a card that just succeeded has paid the order; it stays a card order', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  await confirmCard(shop, await startPayment(shop, buyer, orderId))

  expect(refusal(await changeSource(shop, buyer, orderId, 'bank'))).toEqual([409, 'source_locked'])
  expect(await statusOf(shop, orderId)).toBe('paid')
  expect(await lettersOf(shop, orderId)).toEqual(['order_received', 'payment_received'])
})

test('§7 call 18: while the processor does not answer, nothing changes', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  await startPayment(shop, buyer, orderId)
  await setFaults(shop, { failNext: { path: '/v1/payment_intents', status: 503, times: 3 } })
  expect(refusal(await changeSource(shop, buyer, orderId, 'bank'))).toEqual([
    503,
    'card_unavailable',
  ])
  expect(await timelineOf(shop, orderId)).toEqual(['created'])
})

test('§4 settlement: declined, then paid with another card', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  const payment = await startPayment(shop, buyer, orderId)
  expect(await confirmCard(shop, payment, CARD.declined)).toMatchObject({
    status: 402,
    decline: 'card_declined',
  })
  expect(await settle(shop, buyer, orderId)).toEqual({
    orderId,
    status: 'created',
    paymentStatus: 'requires_payment_method',
    lastDecline: 'card_declined',
  })

  expect((await startPayment(shop, buyer, orderId)).paymentId).toBe(payment.paymentId)
  await confirmCard(shop, payment)
  expect(await settle(shop, buyer, orderId)).toMatchObject({
    status: 'paid',
    paymentStatus: 'succeeded',
    lastDecline: null,
  })
  expect(await control(shop, '/intents')).toMatchObject({ intents: 1, charges: 1 })
})

test('§4 settlement: 3-D Secure abandoned, failed and at last passed', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  const payment = await startPayment(shop, buyer, orderId)
  expect((await confirmCard(shop, payment, CARD.challenged)).intent).toBe('requires_action')
  expect(await settle(shop, buyer, orderId)).toMatchObject({
    status: 'created',
    paymentStatus: 'requires_action',
  })

  const failed = await decideAtBank(shop, payment, 'fail')
  expect(failed.searchParams.get('redirect_status')).toBe('failed')
  expect(await settle(shop, buyer, orderId)).toMatchObject({
    status: 'created',
    lastDecline: 'payment_intent_authentication_failure',
  })

  await confirmCard(shop, payment, CARD.challengedThenDeclined)
  await decideAtBank(shop, payment, 'complete')
  expect(await settle(shop, buyer, orderId)).toMatchObject({ lastDecline: 'card_declined' })

  await confirmCard(shop, payment, CARD.challenged)
  const passed = await decideAtBank(shop, payment, 'complete')
  expect(passed.searchParams.get('redirect_status')).toBe('succeeded')
  expect(await settle(shop, buyer, orderId)).toMatchObject({ status: 'paid' })
})

test('§4 settlement: a card that is still processing pays when the bank has decided', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  await confirmCard(shop, await startPayment(shop, buyer, orderId), CARD.slow)
  expect(await settle(shop, buyer, orderId)).toMatchObject({
    status: 'created',
    paymentStatus: 'processing',
  })
  shop.advance(3000)
  expect(await settle(shop, buyer, orderId)).toMatchObject({ status: 'paid' })
})

test('§4 settlement: a webhook that never comes is not needed, and one that comes late changes nothing', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  await setFaults(shop, { holdDeliveries: true })
  await confirmCard(shop, await startPayment(shop, buyer, orderId))
  await shop.settleDown()
  expect(await statusOf(shop, orderId)).toBe('created')
  expect(await settle(shop, buyer, orderId)).toMatchObject({ status: 'paid' })

  await setFaults(shop, { holdDeliveries: false, duplicateDeliveries: 3 })
  shop.advance(MINUTE)
  await shop.settleDown()
  await settle(shop, buyer, orderId)
  expect(await timelineOf(shop, orderId)).toEqual(['created', 'paid'])
  expect(await lettersOf(shop, orderId)).toEqual(['order_received', 'payment_received'])
  expect(await shop.pool.query('select 1 from webhook_events')).toHaveProperty('rowCount', 1)
})

test('§4 settlement: the sweeper pays for a browser that was closed, after two quiet minutes', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  await setFaults(shop, { holdDeliveries: true })
  await confirmCard(shop, await startPayment(shop, buyer, orderId))
  shop.advance(2 * MINUTE)
  expect(await sweepOpenPayments(systemContext(shop))).toBe(0)
  shop.advance(1)
  expect(await sweepOpenPayments(systemContext(shop))).toBe(1)
  expect(await statusOf(shop, orderId)).toBe('paid')
  shop.advance(3 * MINUTE)
  expect(await sweepOpenPayments(systemContext(shop))).toBe(0)
})

test('§4 settlement: asked ten times at once, an order is paid once', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  await confirmCard(shop, await startPayment(shop, buyer, orderId))
  const answers = await Promise.all(Array.from({ length: 10 }, () => settle(shop, buyer, orderId)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['paid']))
  expect(await timelineOf(shop, orderId)).toEqual(['created', 'paid'])
  expect(await countRows(shop)).toEqual({ orders: 1, events: 2, reserved: 6, letters: 1 })
  expect(await lettersOf(shop, orderId)).toEqual(['order_received', 'payment_received'])
})

test('§4 settlement: the answer of the card page is lost, the payment is not', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  const payment = await startPayment(shop, buyer, orderId)
  const path = `/v1/payment_intents/${payment.paymentId}/confirm`
  await setFaults(shop, { failNext: { path, afterEffect: true, times: 1 } })
  await expect(confirmCard(shop, payment)).rejects.toThrow()
  expect(await settle(shop, buyer, orderId)).toMatchObject({ status: 'paid' })
})

test('§7 call 17: the processor’s answer is lost three times; asking again finds the same payment', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  const lost = { path: '/v1/payment_intents', afterEffect: true, times: 3 }
  await setFaults(shop, { failNext: lost })
  expect(refusal(await askPayment(shop, buyer, orderId))).toEqual([503, 'card_unavailable'])
  expect(await control(shop, '/intents')).toMatchObject({ intents: 1 })

  const { paymentId } = await startPayment(shop, buyer, orderId)
  expect(await control(shop, '/intents')).toMatchObject({ intents: 1 })
  const { rows } = await shop.pool.query('select attempt, intent_id from card_payments')
  expect(rows).toEqual([{ attempt: 1, intent_id: paymentId }])
})

test('§4 settlement: of another’s order nothing is told', async () => {
  await using opened = await openWithOrder()
  const { shop, orderId } = opened
  const other = await signIn(shop)
  const answer = await shop.call<ProblemAnswer>({
    method: 'POST',
    path: `/v1/orders/${orderId}/settlement`,
    token: other.token,
  })
  expect(refusal(answer)).toEqual([404, 'not_found'])
})

test('§4 settlement: an order without a card payment is answered as it is', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  expect(await settle(shop, buyer, orderId)).toEqual({
    orderId,
    status: 'awaiting_transfer',
    paymentStatus: null,
    lastDecline: null,
  })
})
