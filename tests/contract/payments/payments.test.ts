/** Calls 17 and 18: one payment an order, and a source that changes only while nothing is paid. */
import { expect, test } from 'vitest'

import {
  type Buyer,
  openWithOrder,
  placeOrder,
  signIn,
  statusOf,
} from '../../support/shop/buyer.ts'
import {
  codeOf,
  confirmCard,
  control,
  emailsOf,
  type ProblemAnswer,
  setFaults,
  startPayment,
  syncPayment,
  timelineOf,
} from '../../support/shop/orders.ts'
import type { TestShop } from '../../support/shop/shop.ts'

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

test('§7 call 17: the processor gets exactly the order’s amount, currency and name', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  const { paymentId } = await startPayment(shop, buyer, orderId)
  const [row] = await shop.query<{ body: Record<string, unknown> }>(
    'select body from payment_sandbox.intents where id = $1',
    [paymentId],
  )
  expect(row?.body).toMatchObject({
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

  expect(codeOf(await askPayment(shop, buyer, bank.orderId))).toEqual([
    409,
    'payment_method_differs',
  ])
  expect(codeOf(await askPayment(shop, other, orderId))).toEqual([404, 'not_found'])
  expect(codeOf(await askPayment(shop, buyer, unknown))).toEqual([404, 'not_found'])
  expect(codeOf(await askPayment(shop, buyer, "x' or 1=1"))).toEqual([404, 'not_found'])
  expect(await control(shop, '/intents')).toMatchObject({ intents: 0 })

  await confirmCard(shop, await startPayment(shop, buyer, orderId))
  await syncPayment(shop, buyer, orderId)
  expect(codeOf(await askPayment(shop, buyer, orderId))).toEqual([409, 'order_not_payable'])
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
  const rows = await shop.query('select attempt, intent_id from card_payments')
  expect(rows).toEqual([{ attempt: 2, intent_id: second?.paymentId }])

  if (second) await confirmCard(shop, second)
  expect(await syncPayment(shop, buyer, orderId)).toMatchObject({ status: 'paid' })
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
  await syncPayment(shop, buyer, paid.orderId)

  expect((await changeSource(shop, buyer, orderId, 'stripe')).status).toBe(200)
  expect(await timelineOf(shop, orderId)).toEqual(['created'])
  expect(codeOf(await changeSource(shop, other, orderId, 'bank'))).toEqual([404, 'not_found'])
  expect(codeOf(await changeSource(shop, buyer, orderId, 'cash'))).toEqual([422, 'request_invalid'])
  expect(codeOf(await changeSource(shop, buyer, orderId, 'bank', paid.orderId))).toEqual([
    422,
    'request_invalid',
  ])
  for (const source of ['bank', 'stripe']) {
    expect(codeOf(await changeSource(shop, buyer, paid.orderId, source))).toEqual([
      409,
      'source_locked',
    ])
  }
})

test('§7 call 18: a card that just succeeded has paid the order; it stays a card order', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  await confirmCard(shop, await startPayment(shop, buyer, orderId))

  expect(codeOf(await changeSource(shop, buyer, orderId, 'bank'))).toEqual([409, 'source_locked'])
  expect(await statusOf(shop, orderId)).toBe('paid')
  expect(await emailsOf(shop, orderId)).toEqual(['order_received', 'payment_received'])
})

test('§7 call 18: while the processor does not answer, nothing changes', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  await startPayment(shop, buyer, orderId)
  await setFaults(shop, { failNext: { path: '/v1/payment_intents', status: 503, times: 3 } })
  expect(codeOf(await changeSource(shop, buyer, orderId, 'bank'))).toEqual([
    503,
    'card_unavailable',
  ])
  expect(await timelineOf(shop, orderId)).toEqual(['created'])
})

test('§7 call 17: the processor’s answer is lost three times; a repeated request finds the same payment', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  const lost = { path: '/v1/payment_intents', afterEffect: true, times: 3 }
  await setFaults(shop, { failNext: lost })
  expect(codeOf(await askPayment(shop, buyer, orderId))).toEqual([503, 'card_unavailable'])
  expect(await control(shop, '/intents')).toMatchObject({ intents: 1 })

  const { paymentId } = await startPayment(shop, buyer, orderId)
  expect(await control(shop, '/intents')).toMatchObject({ intents: 1 })
  const rows = await shop.query('select attempt, intent_id from card_payments')
  expect(rows).toEqual([{ attempt: 1, intent_id: paymentId }])
})
