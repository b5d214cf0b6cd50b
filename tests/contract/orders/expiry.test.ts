/** Orders whose time is over, and money that comes after the end. */
import { expect, test } from 'vitest'

import { cancelOrder } from '#domain/orders/cancelling/cancel-order.server.ts'
import {
  abandonUntouchedOrders,
  lapseUnpaidOrders,
} from '#domain/orders/cancelling/expire-orders.server.ts'
import { sweepOpenPayments } from '#domain/orders/card-payments/sweep-payments.server.ts'

import { countRows, placeOrder, signIn, statusOf } from '../../support/shop/buyer.ts'
import {
  CARD,
  confirmCard,
  control,
  emailsOf,
  orderRow,
  placeBankOrder,
  reservedOf,
  setFaults,
  setStock,
  staffContext,
  startPayment,
  syncPayment,
  systemContext,
  timelineOf,
} from '../../support/shop/orders.ts'
import { DAY, HOUR, openTestShop, type TestShop } from '../../support/shop/shop.ts'

const runJob = async (
  shop: TestShop,
  name: 'orders.lapse_unpaid' | 'orders.abandon_untouched' | 'payments.sweep_open',
): Promise<void> => {
  await shop.queue.enqueue(systemContext(shop).db, name, {})
  await shop.drainJobs()
}

test('§1 bank transfer: an order lapses after deadline and grace, not a millisecond before', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  shop.clock.now = new Date('2026-11-18T14:59:59.999Z')
  await runJob(shop, 'orders.lapse_unpaid')
  expect(await statusOf(shop, orderId)).toBe('awaiting_transfer')
  expect(await reservedOf(shop)).toBe(6)

  shop.advance(1)
  await runJob(shop, 'orders.lapse_unpaid')
  await runJob(shop, 'orders.lapse_unpaid')
  expect(await statusOf(shop, orderId)).toBe('lapsed')
  expect(await reservedOf(shop)).toBe(0)
  expect(await timelineOf(shop, orderId)).toEqual(['created', 'awaiting_transfer', 'lapsed'])
  expect(await emailsOf(shop, orderId)).toEqual([
    'bank_instructions',
    'order_received',
    'order_lapsed',
  ])
})

test('Decisions, section 7: an untouched order is abandoned after 24 hours, without an e-mail', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer)
  shop.advance(DAY)
  await runJob(shop, 'orders.abandon_untouched')
  expect(await statusOf(shop, orderId)).toBe('created')

  shop.advance(1)
  await runJob(shop, 'orders.abandon_untouched')
  expect(await statusOf(shop, orderId)).toBe('abandoned')
  expect(await countRows(shop)).toMatchObject({ events: 2, reserved: 0 })
  expect(await emailsOf(shop, orderId)).toEqual(['order_received'])
})

test('Decisions, section 7: an order that waits for a transfer is not abandoned, a created one does not lapse', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const waiting = await placeBankOrder(shop, buyer)
  const { orderId } = await placeOrder(shop, buyer)
  shop.advance(DAY + 1)
  expect(await lapseUnpaidOrders(systemContext(shop))).toBe(0)
  expect(await abandonUntouchedOrders(systemContext(shop))).toBe(1)
  expect([await statusOf(shop, waiting), await statusOf(shop, orderId)]).toEqual([
    'awaiting_transfer',
    'abandoned',
  ])
})

test('Decisions, section 7: the card of an abandoned order is taken back and can pay no more', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer)
  const payment = await startPayment(shop, buyer, orderId)
  await confirmCard(shop, payment, CARD.challenged)
  shop.advance(DAY + 1)
  await runJob(shop, 'orders.abandon_untouched')

  expect(await statusOf(shop, orderId)).toBe('abandoned')
  expect((await confirmCard(shop, payment)).status).toBe(400)
  expect(await control(shop, '/intents')).toMatchObject({ byStatus: { canceled: 1 }, charges: 0 })
})

test('Decisions, section 7: a card that succeeded unnoticed pays the order instead of losing it', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  await setFaults(shop, { holdDeliveries: true })
  const { orderId } = await placeOrder(shop, buyer)
  await confirmCard(shop, await startPayment(shop, buyer, orderId))
  shop.advance(DAY + 1)
  await runJob(shop, 'orders.abandon_untouched')
  expect(await statusOf(shop, orderId)).toBe('paid')
  expect(await reservedOf(shop)).toBe(6)
})

test('Decisions, section 7: while the processor does not answer, no order with a card is given up', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer)
  await startPayment(shop, buyer, orderId)
  shop.advance(DAY + 1)
  await setFaults(shop, { failNext: { path: '/v1/payment_intents', status: 500, times: 3 } })
  expect(await abandonUntouchedOrders(systemContext(shop))).toBe(0)
  expect(await statusOf(shop, orderId)).toBe('created')
  expect(await abandonUntouchedOrders(systemContext(shop))).toBe(1)
})

test('Decisions, section 7: 12 cards against abandonment: each is paid with money or given up without', async () => {
  await using shop = await openTestShop()
  await shop.query('update cartridge_stock set on_hand = 1000')
  const buyer = await signIn(shop)
  await setFaults(shop, { holdDeliveries: true })
  const open = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const { orderId } = await placeOrder(shop, buyer)
      return { orderId, payment: await startPayment(shop, buyer, orderId) }
    }),
  )
  shop.advance(DAY + 1)
  const [, ...confirmed] = await Promise.all([
    abandonUntouchedOrders(systemContext(shop)),
    ...open.map(({ payment }) => confirmCard(shop, payment)),
  ])
  shop.advance(HOUR)
  await sweepOpenPayments(systemContext(shop))

  for (const [at, { orderId }] of open.entries()) {
    const hasMoney = confirmed[at]?.intent === 'succeeded'
    expect(await statusOf(shop, orderId)).toBe(hasMoney ? 'paid' : 'abandoned')
  }
  const paid = confirmed.filter(({ intent }) => intent === 'succeeded').length
  expect(await control(shop, '/intents')).toMatchObject({ charges: paid })
  expect(await reservedOf(shop)).toBe(6 * paid)
})

/**
 * An order that ended just before its payment was saved: the processor had nothing to cancel yet, and the money
 * arrives afterwards.
 */
async function openEndedWithMoney(end: 'abandoned' | 'lapsed' | 'canceled') {
  const shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId =
    end === 'lapsed' ? await placeBankOrder(shop, buyer) : (await placeOrder(shop, buyer)).orderId
  if (end === 'lapsed') {
    const body = { paymentSource: 'stripe' }
    await shop.call({ method: 'PUT', path: `/v1/orders/${orderId}`, token: buyer.token, body })
  }
  const payment = await startPayment(shop, buyer, orderId)
  await shop.query('update card_payments set intent_id = null')
  shop.advance(17 * DAY)
  if (end === 'lapsed') expect(await lapseUnpaidOrders(systemContext(shop))).toBe(1)
  if (end === 'abandoned') expect(await abandonUntouchedOrders(systemContext(shop))).toBe(1)
  if (end === 'canceled') {
    expect(await cancelOrder(await staffContext(shop), orderId)).toMatchObject({ ok: true })
  }
  expect(await reservedOf(shop)).toBe(0)
  await shop.query('update card_payments set intent_id = $1', [payment.paymentId])
  expect((await confirmCard(shop, payment)).intent).toBe('succeeded')
  return { shop, buyer, orderId, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test.each(['abandoned', 'lapsed'] as const)(
  'Decisions, section 7: late money of a card pays an order that is %s while the goods are there',
  async (end) => {
    await using opened = await openEndedWithMoney(end)
    const { shop, orderId } = opened
    await shop.drainJobs()
    expect(await orderRow(shop, orderId)).toMatchObject({ status: 'paid', payment_method: 'card' })
    expect(await reservedOf(shop)).toBe(6)
    expect((await timelineOf(shop, orderId)).slice(-2)).toEqual([end, 'paid'])
    expect(await control(shop, '/intents')).toMatchObject({ charges: 1, refunds: 0 })
  },
)

test.each(['abandoned', 'lapsed', 'canceled'] as const)(
  'Decisions, section 7: late money of a card for an order that is %s goes back when the goods are gone',
  async (end) => {
    await using opened = await openEndedWithMoney(end)
    const { shop, orderId } = opened
    await setStock(shop, 'AC-WD01', 0)
    await shop.drainJobs()
    expect(await statusOf(shop, orderId)).toBe('refunded')
    expect((await timelineOf(shop, orderId)).slice(-3)).toEqual([end, 'refund_due', 'refunded'])
    expect(await reservedOf(shop)).toBe(0)
    expect(await control(shop, '/intents')).toMatchObject({ charges: 1, refunds: 1 })
    expect(await emailsOf(shop, orderId)).not.toContain('payment_received')
  },
)

test('Decisions, section 7: money for a canceled order goes back even when the goods are there, once', async () => {
  await using opened = await openEndedWithMoney('canceled')
  const { shop, buyer, orderId } = opened
  await shop.drainJobs()
  expect(await statusOf(shop, orderId)).toBe('refunded')

  const again = await signIn(shop, buyer.email)
  expect(await syncPayment(shop, again, orderId)).toMatchObject({ status: 'refunded' })
  await sendRefundsAgain(shop, orderId)
  await shop.drainJobs()
  expect(await control(shop, '/intents')).toMatchObject({ refunds: 1 })
  expect(await reservedOf(shop)).toBe(0)
})

test('Decisions, section 7: an order without goods whose refund was not answered is refunded at the next try', async () => {
  await using opened = await openEndedWithMoney('canceled')
  const { shop, orderId } = opened
  await setFaults(shop, { failNext: { path: '/v1/refunds', afterEffect: true, times: 3 } })
  await expect(shop.drainJobs()).rejects.toThrow('waits')
  expect(await statusOf(shop, orderId)).toBe('refund_due')

  await sendRefundsAgain(shop, orderId)
  await shop.drainJobs()
  expect(await statusOf(shop, orderId)).toBe('refunded')
  expect(await control(shop, '/intents')).toMatchObject({ refunds: 1 })
})

/** As the queue does after a try that failed. */
async function sendRefundsAgain(shop: TestShop, orderId: string): Promise<void> {
  const rows = await shop.query<{ id: string }>('select id from refunds where order_id = $1', [
    orderId,
  ])
  expect(rows).toHaveLength(1)
  for (const { id } of rows) {
    await shop.queue.enqueue(systemContext(shop).db, 'payments.send_refund', { refundId: id })
  }
}
