/** Card payments are synced by return page, webhook and sweeper, exactly once, whatever was lost on the way. */
import { expect, test } from 'vitest'

import { sweepOpenPayments } from '#domain/orders/card-payments/sweep-payments.server.ts'

import { countRows, openWithOrder, signIn, statusOf } from '../../support/shop/buyer.ts'
import {
  CARD,
  codeOf,
  confirmCard,
  control,
  decideAtBank,
  emailsOf,
  type ProblemAnswer,
  placeBankOrder,
  setFaults,
  startPayment,
  syncPayment,
  systemContext,
  timelineOf,
} from '../../support/shop/orders.ts'
import { MINUTE, openTestShop } from '../../support/shop/shop.ts'

test('§4 payment sync: declined, then paid with another card', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  const payment = await startPayment(shop, buyer, orderId)
  expect(await confirmCard(shop, payment, CARD.declined)).toMatchObject({
    status: 402,
    decline: 'card_declined',
  })
  expect(await syncPayment(shop, buyer, orderId)).toEqual({
    orderId,
    status: 'created',
    paymentStatus: 'requires_payment_method',
    lastDecline: 'card_declined',
  })

  expect((await startPayment(shop, buyer, orderId)).paymentId).toBe(payment.paymentId)
  await confirmCard(shop, payment)
  expect(await syncPayment(shop, buyer, orderId)).toMatchObject({
    status: 'paid',
    paymentStatus: 'succeeded',
    lastDecline: null,
  })
  expect(await control(shop, '/intents')).toMatchObject({ intents: 1, charges: 1 })
})

test('§4 payment sync: 3-D Secure abandoned, failed and at last passed', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  const payment = await startPayment(shop, buyer, orderId)
  expect((await confirmCard(shop, payment, CARD.challenged)).intent).toBe('requires_action')
  expect(await syncPayment(shop, buyer, orderId)).toMatchObject({
    status: 'created',
    paymentStatus: 'requires_action',
  })

  const failed = await decideAtBank(shop, payment, 'fail')
  expect(failed.searchParams.get('redirect_status')).toBe('failed')
  expect(await syncPayment(shop, buyer, orderId)).toMatchObject({
    status: 'created',
    lastDecline: 'payment_intent_authentication_failure',
  })

  await confirmCard(shop, payment, CARD.challengedThenDeclined)
  await decideAtBank(shop, payment, 'complete')
  expect(await syncPayment(shop, buyer, orderId)).toMatchObject({ lastDecline: 'card_declined' })

  await confirmCard(shop, payment, CARD.challenged)
  const passed = await decideAtBank(shop, payment, 'complete')
  expect(passed.searchParams.get('redirect_status')).toBe('succeeded')
  expect(await syncPayment(shop, buyer, orderId)).toMatchObject({ status: 'paid' })
})

test('§4 payment sync: a card that is still processing pays when the bank has decided', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  await confirmCard(shop, await startPayment(shop, buyer, orderId), CARD.slow)
  expect(await syncPayment(shop, buyer, orderId)).toMatchObject({
    status: 'created',
    paymentStatus: 'processing',
  })
  shop.advance(3000)
  expect(await syncPayment(shop, buyer, orderId)).toMatchObject({ status: 'paid' })
})

test('§4 payment sync: a webhook that never comes is not needed, and one that comes late changes nothing', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  await setFaults(shop, { holdDeliveries: true })
  await confirmCard(shop, await startPayment(shop, buyer, orderId))
  await shop.drainJobs()
  expect(await statusOf(shop, orderId)).toBe('created')
  expect(await syncPayment(shop, buyer, orderId)).toMatchObject({ status: 'paid' })

  await setFaults(shop, { holdDeliveries: false, duplicateDeliveries: 3 })
  shop.advance(MINUTE)
  await shop.drainJobs()
  await syncPayment(shop, buyer, orderId)
  expect(await timelineOf(shop, orderId)).toEqual(['created', 'paid'])
  expect(await emailsOf(shop, orderId)).toEqual(['order_received', 'payment_received'])
  expect(await shop.query('select 1 from webhook_events')).toHaveLength(1)
})

test('§4 payment sync: the sweeper pays for a browser that was closed, after two quiet minutes', async () => {
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

test('§4 payment sync: called ten times at once, an order is paid once', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  await confirmCard(shop, await startPayment(shop, buyer, orderId))
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => syncPayment(shop, buyer, orderId)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['paid']))
  expect(await timelineOf(shop, orderId)).toEqual(['created', 'paid'])
  expect(await countRows(shop)).toEqual({ orders: 1, events: 2, reserved: 6, emails: 1 })
  expect(await emailsOf(shop, orderId)).toEqual(['order_received', 'payment_received'])
})

test('§4 payment sync: the answer of the card page is lost, the payment is not', async () => {
  await using opened = await openWithOrder()
  const { shop, buyer, orderId } = opened
  const payment = await startPayment(shop, buyer, orderId)
  const path = `/v1/payment_intents/${payment.paymentId}/confirm`
  await setFaults(shop, { failNext: { path, afterEffect: true, times: 1 } })
  await expect(confirmCard(shop, payment)).rejects.toThrow()
  expect(await syncPayment(shop, buyer, orderId)).toMatchObject({ status: 'paid' })
})

test('§4 payment sync: another customer’s order reveals nothing', async () => {
  await using opened = await openWithOrder()
  const { shop, orderId } = opened
  const other = await signIn(shop)
  const answer = await shop.call<ProblemAnswer>({
    method: 'POST',
    path: `/v1/orders/${orderId}/settlement`,
    token: other.token,
  })
  expect(codeOf(answer)).toEqual([404, 'not_found'])
})

test('§4 payment sync: an order without a card payment is answered as it is', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  expect(await syncPayment(shop, buyer, orderId)).toEqual({
    orderId,
    status: 'awaiting_transfer',
    paymentStatus: null,
    lastDecline: null,
  })
})
