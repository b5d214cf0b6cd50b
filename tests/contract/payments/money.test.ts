/** Money that comes in wrong and money that goes back. Decisions, section 7; the book is `money_movements`. */
import { expect, test } from 'vitest'

import { listOrdersByAttention } from '#domain/orders/attention/list-attention.server.ts'
import { listOrdersNeedingAttentionAsStaff } from '#domain/orders/attention/list-orders-needing-attention.server.ts'
import { markReviewed } from '#domain/orders/attention/mark-reviewed.server.ts'
import { extendDeadline } from '#domain/orders/bank-transfers/extend-deadline.server.ts'
import { recordTransfer } from '#domain/orders/bank-transfers/record-transfer.server.ts'
import { remindOfTransfers } from '#domain/orders/bank-transfers/remind-transfers.server.ts'
import { lapseUnpaidOrders } from '#domain/orders/cancelling/expire-orders.server.ts'
import { reconcilePayments } from '#domain/orders/card-payments/reconcile-payments.server.ts'
import { confirmOrder } from '#domain/orders/fulfilment/confirm-order.server.ts'
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts'
import {
  recordRefundTransfer,
  requestRefund,
  retryRefund,
  withdrawRefund,
} from '#domain/orders/refunds/request-refund.server.ts'

import { type Buyer, placeOrder, signIn, statusOf } from '../../support/shop/buyer.ts'
import {
  buyerContext,
  confirmCard,
  control,
  emailsOf,
  orderRow,
  placeBankOrder,
  reservedOf,
  setFaults,
  staffContext,
  startPayment,
  syncPayment,
  systemContext,
  timelineOf,
} from '../../support/shop/orders.ts'
import { DAY, HOUR, openTestShop, type TestShop } from '../../support/shop/shop.ts'

const TOTAL = 81_260
const row = (amountMinor: number, name = 'ヤマダ タロウ') => ({
  amountMinor,
  payerName: name,
  receivedOn: '2026-11-05',
})
const knowingly = (amountMinor: number, name?: string) => ({
  ...row(amountMinor, name),
  acceptsDifference: true,
})
const NOTHING = { goodsMinor: 0, shippingMinor: 0, feeMinor: 0, excessMinor: 0 }
const WHOLE = { ...NOTHING, goodsMinor: 80_000, shippingMinor: 1_260 }
const request = (parts: Partial<typeof WHOLE>, method: 'card' | 'bank_transfer' = 'card') => ({
  ...NOTHING,
  ...parts,
  method,
  reason: 'The shooter arrived broken',
  returnsStock: true,
})

async function openWithCard() {
  const shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId = await payByCard(shop, buyer)
  return { shop, orderId, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

async function payByCard(shop: TestShop, buyer: Buyer): Promise<string> {
  const { orderId } = await placeOrder(shop, buyer)
  await confirmCard(shop, await startPayment(shop, buyer, orderId))
  expect(await syncPayment(shop, buyer, orderId)).toMatchObject({ status: 'paid' })
  return orderId
}

const refundsOf = async (shop: TestShop, orderId: string) => {
  const { rows } = await shop.pool.query<{ id: string; state: string; amount: number }>(
    `select id, state, amount_minor::int as amount from refunds where order_id = $1
     order by requested_at, id`,
    [orderId],
  )
  return rows
}

const movementsOf = async (shop: TestShop, orderId: string) => {
  const { rows } = await shop.pool.query<{ said: string }>(
    `select kind || ' ' || method || ' ' || amount_minor as said from money_movements
     where order_id = $1 order by id`,
    [orderId],
  )
  return rows.map(({ said }) => said)
}

test('short: the received amount is credited, the buyer gets the missing amount, and the rest pays', async () => {
  await using shop = await openTestShop()
  const orderId = await placeBankOrder(shop, await signIn(shop))
  const staff = await staffContext(shop)
  expect(await recordTransfer(staff, orderId, row(80_000))).toEqual({
    ok: false,
    error: 'transfer_amount_differs',
  })
  expect(await movementsOf(shop, orderId)).toEqual([])

  expect(await recordTransfer(staff, orderId, knowingly(80_000))).toMatchObject({ ok: true })
  expect(await orderRow(shop, orderId)).toMatchObject({
    status: 'awaiting_transfer',
    review_reason: 'transfer_short',
  })
  await shop.drainJobs()
  const { rows } = await shop.pool.query<{ text: string }>(
    "select text from emails where kind = 'transfer_short' and state = 'sent'",
  )
  expect(rows[0]?.text).toContain('1,260')

  expect(await recordTransfer(staff, orderId, row(1_260, 'ヤマダ ハナコ'))).toMatchObject({
    ok: true,
  })
  expect(await orderRow(shop, orderId)).toMatchObject({ status: 'paid', review_reason: null })
  expect(await emailsOf(shop, orderId)).toContain('payment_received')
})

test('short by a fee: staff book it up to the limit, the buyer is asked for nothing, and no more than the money goes back', async () => {
  await using shop = await openTestShop()
  const orderId = await placeBankOrder(shop, await signIn(shop))
  const staff = await staffContext(shop)
  const lessFee = (amountMinor: number) => ({ ...row(amountMinor), booksFee: true })
  for (const amount of [81_260, 81_260 - 881, 81_261]) {
    expect(await recordTransfer(staff, orderId, lessFee(amount))).toEqual({
      ok: false,
      error: 'transfer_amount_differs',
    })
  }
  expect(await movementsOf(shop, orderId)).toEqual([])

  expect(await recordTransfer(staff, orderId, lessFee(80_820))).toMatchObject({ ok: true })
  expect(await movementsOf(shop, orderId)).toEqual([
    'payment bank_transfer 80820',
    'bank_fee bank_transfer 440',
  ])
  expect(await orderRow(shop, orderId)).toMatchObject({ status: 'paid', review_reason: null })
  const emails = await emailsOf(shop, orderId)
  expect(emails).toContain('payment_received')
  expect(emails).not.toContain('transfer_short')
  expect(await recordTransfer(staff, orderId, lessFee(80_821))).toEqual({
    ok: false,
    error: 'transfer_amount_differs',
  })
  const back = {
    ...{ goodsMinor: 80_000, shippingMinor: 820, feeMinor: 0, excessMinor: 0 },
    ...{ method: 'bank_transfer' as const, reason: 'x', returnsStock: false, refundsBefore: 0 },
  }
  const tooMuch = { ...back, shippingMinor: 821 }
  expect(await requestRefund(staff, orderId, tooMuch)).toEqual({
    ok: false,
    error: 'refund_too_much',
  })
  expect(await requestRefund(staff, orderId, back)).toMatchObject({ ok: true })
})

test('operations refund an order up to the limit of the settings, whoever refunded before; staff go beyond it', async () => {
  await using shop = await openTestShop()
  const orderId = await placeBankOrder(shop, await signIn(shop))
  const staff = await staffContext(shop)
  const operations = await staffContext(shop, 'operations')
  await recordTransfer(staff, orderId, knowingly(TOTAL))
  const goods = (goodsMinor: number) => request({ goodsMinor }, 'bank_transfer')
  const above = { ok: false, error: 'refund_above_limit' }

  expect(await requestRefund(operations, orderId, goods(10_001))).toEqual(above)
  expect(await refundsOf(shop, orderId)).toEqual([])
  expect(await requestRefund(staff, orderId, goods(4_000))).toMatchObject({ ok: true })
  expect(await requestRefund(operations, orderId, goods(6_001))).toEqual(above)
  expect(await requestRefund(operations, orderId, goods(6_000))).toMatchObject({ ok: true })
  expect(await requestRefund(operations, orderId, goods(1))).toEqual(above)
  expect(await requestRefund(staff, orderId, goods(1))).toMatchObject({ ok: true })

  await shop.pool.query(`update settings set value = '0' where key = 'operations_refund_limit_jpy'`)
  const other = await placeBankOrder(shop, await signIn(shop))
  await recordTransfer(staff, other, knowingly(TOTAL))
  expect(await requestRefund(operations, other, goods(1))).toEqual(above)
})

test('short and overdue: the order does not lapse while money of the buyer is here', async () => {
  await using shop = await openTestShop()
  const orderId = await placeBankOrder(shop, await signIn(shop))
  const staff = await staffContext(shop)
  await recordTransfer(staff, orderId, knowingly(50_000))
  await markReviewed(staff, orderId)
  shop.advance(17 * DAY)
  expect(await lapseUnpaidOrders(systemContext(shop))).toBe(0)
  expect(await orderRow(shop, orderId)).toMatchObject({
    status: 'awaiting_transfer',
    review_reason: 'transfer_short_overdue',
  })
  expect(await reservedOf(shop)).toBe(6)
  // Not checked again within the hour.
  expect(await lapseUnpaidOrders(systemContext(shop))).toBe(0)
  expect(await timelineOf(shop, orderId)).toHaveLength(6)
})

test('too much, and twice: the order is paid once and what is beyond it is known to the yen', async () => {
  await using shop = await openTestShop()
  const orderId = await placeBankOrder(shop, await signIn(shop))
  const staff = await staffContext(shop)
  await recordTransfer(staff, orderId, knowingly(TOTAL + 700))
  expect(await orderRow(shop, orderId)).toMatchObject({
    status: 'paid',
    review_reason: 'transfer_excess',
  })
  await recordTransfer(staff, orderId, knowingly(TOTAL, 'ヤマダ'))
  expect(await orderRow(shop, orderId)).toMatchObject({
    status: 'paid',
    review_reason: 'paid_twice',
  })
  const kinds = await emailsOf(shop, orderId)
  expect(kinds.filter((kind) => kind === 'transfer_excess')).toHaveLength(2)
  expect(kinds.filter((kind) => kind === 'payment_received')).toHaveLength(1)

  const tooMuch = request({ excessMinor: TOTAL + 701 }, 'bank_transfer')
  expect(await requestRefund(staff, orderId, tooMuch)).toEqual({
    ok: false,
    error: 'refund_too_much',
  })
  const right = request({ excessMinor: TOTAL + 700 }, 'bank_transfer')
  expect(await requestRefund(staff, orderId, right)).toMatchObject({ ok: true })
  // A refund by transfer is manual: staff make the transfer and record its proof.
  await shop.drainJobs()
  const [refund] = await refundsOf(shop, orderId)
  expect(refund).toMatchObject({ state: 'requested' })
  const without = { refundId: refund?.id ?? '', proof: '' }
  expect(await recordRefundTransfer(staff, orderId, without)).toMatchObject({ ok: false })
  const proof = { ...without, proof: '2026-11-20 0123' }
  expect(await recordRefundTransfer(staff, orderId, proof)).toMatchObject({ ok: true })
  expect(await statusOf(shop, orderId)).toBe('paid')
  expect((await movementsOf(shop, orderId)).at(-1)).toBe(`refund bank_transfer ${TOTAL + 700}`)
  expect(await recordRefundTransfer(staff, orderId, proof)).toEqual({
    ok: false,
    error: 'refund_state_refuses',
  })
})

test('refund: shipping first, then the rest; the whole makes the order refunded and fills the shelf', async () => {
  await using opened = await openWithCard()
  const { shop, orderId } = opened
  const staff = await staffContext(shop)
  expect(await requestRefund(staff, orderId, request({ shippingMinor: 1_260 }))).toMatchObject({
    ok: true,
  })
  await shop.drainJobs()
  expect(await statusOf(shop, orderId)).toBe('paid')
  expect(await requestRefund(staff, orderId, request({ shippingMinor: 1 }))).toMatchObject({
    ok: false,
  })

  expect(await requestRefund(staff, orderId, request({ goodsMinor: 80_000 }))).toMatchObject({
    ok: true,
  })
  await shop.drainJobs()
  expect(await statusOf(shop, orderId)).toBe('refunded')
  expect(await reservedOf(shop)).toBe(0)
  expect(await movementsOf(shop, orderId)).toEqual([
    `payment card ${TOTAL}`,
    'refund card 1260',
    'refund card 80000',
  ])
  expect((await emailsOf(shop, orderId)).filter((kind) => kind === 'refund_sent')).toHaveLength(2)
  expect(await control(shop, '/intents')).toMatchObject({ charges: 1, refunds: 2 })
})

test('refund: an answer that was lost sends the money back once', async () => {
  await using opened = await openWithCard()
  const { shop, orderId } = opened
  await requestRefund(await staffContext(shop), orderId, request(WHOLE))
  await setFaults(shop, { failNext: { path: '/v1/refunds', afterEffect: true, times: 3 } })
  await expect(shop.drainJobs()).rejects.toThrow('waits')
  expect(await statusOf(shop, orderId)).toBe('paid')

  const [refund] = await refundsOf(shop, orderId)
  const again = { refundId: refund?.id ?? '' }
  await shop.queue.enqueue(systemContext(shop).db, 'payments.send_refund', again)
  await shop.drainJobs()
  expect(await statusOf(shop, orderId)).toBe('refunded')
  expect(await control(shop, '/intents')).toMatchObject({ refunds: 1 })
})

test('refund: one whose job was lost needs attention after a day, and is tried again once', async () => {
  await using opened = await openWithCard()
  const { shop, orderId } = opened
  const staff = await staffContext(shop)
  await requestRefund(staff, orderId, request(WHOLE))
  await shop.pool.query("delete from pgboss.job where name = 'payments.send_refund'")
  const [refund] = await refundsOf(shop, orderId)
  const id = refund?.id ?? ''
  const inNeed = async () => {
    const told = await listOrdersNeedingAttentionAsStaff(await staffContext(shop), {
      number: 1,
      size: 9,
    })
    return told.ok
      ? told.value.items.flatMap(({ reasons }) => reasons.map(({ kind }) => kind))
      : null
  }
  expect(await retryRefund(staff, orderId, id)).toMatchObject({ error: 'refund_state_refuses' })
  expect(await inNeed()).toEqual([])

  shop.advance(DAY)
  expect(await inNeed()).toEqual(['refund_overdue'])
  const later = await staffContext(shop)
  expect(await listOrdersByAttention(later, 'refund', 5)).toMatchObject({ value: { count: 1 } })
  // A customer who may be paying right now is not interrupted: the payment is not cancelled.
  expect(await withdrawRefund(later, orderId, id)).toMatchObject({ error: 'refund_state_refuses' })
  expect(await retryRefund(later, orderId, id)).toMatchObject({ ok: true })
  expect(await retryRefund(later, orderId, id)).toMatchObject({ ok: true })
  await shop.drainJobs()
  expect(await inNeed()).toEqual([])
  expect(await timelineOf(shop, orderId)).toContain('refund_retried')
  expect(await movementsOf(shop, orderId)).toHaveLength(2)
  expect(await control(shop, '/intents')).toMatchObject({ refunds: 1 })
})

test('refund: one that the processor refuses is stored, shown, tried again or withdrawn', async () => {
  await using opened = await openWithCard()
  const { shop, orderId } = opened
  const staff = await staffContext(shop)
  // All of it was already refunded at the processor.
  await shop.pool.query('update payment_sandbox.charges set amount_refunded = amount')
  await requestRefund(staff, orderId, request(WHOLE))
  await shop.drainJobs()
  const [refund] = await refundsOf(shop, orderId)
  expect(refund).toMatchObject({ state: 'failed' })
  expect(await orderRow(shop, orderId)).toMatchObject({
    status: 'paid',
    review_reason: 'refund_failed',
  })

  await shop.pool.query('update payment_sandbox.charges set amount_refunded = 0')
  const id = refund?.id ?? ''
  expect(await retryRefund(staff, orderId, id)).toMatchObject({ ok: true })
  expect(await retryRefund(staff, orderId, id)).toEqual({
    ok: false,
    error: 'refund_state_refuses',
  })
  await shop.drainJobs()
  expect(await statusOf(shop, orderId)).toBe('refunded')
  expect(await withdrawRefund(staff, orderId, id)).toMatchObject({ ok: false })
})

test('refund: goods that were sent come back on the shelf only when staff say so', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const staff = await staffContext(shop)
  const onHand = async () => {
    const { rows } = await shop.pool.query<{ sum: number }>(
      'select sum(on_hand)::int as sum from cartridge_stock',
    )
    return rows[0]?.sum ?? 0
  }
  for (const returnsStock of [true, false]) {
    const orderId = await payByCard(shop, buyer)
    await confirmOrder(staff, orderId)
    const before = await onHand()
    await shipOrder(staff, orderId, '0000-0000-0000')
    await requestRefund(staff, orderId, { ...request(WHOLE), returnsStock })
    await shop.drainJobs()
    expect(await statusOf(shop, orderId)).toBe('refunded')
    expect(await onHand()).toBe(returnsStock ? before : before - 6)
  }
})

test('the book: nothing edits a movement, and nothing gives back more than came in', async () => {
  await using opened = await openWithCard()
  const { shop, orderId } = opened
  const write = (text: string) => shop.pool.query(text, [orderId])
  await expect(
    write('update money_movements set amount_minor = 1 where order_id = $1'),
  ).rejects.toThrow('never edited')
  await expect(write('delete from money_movements where order_id = $1')).rejects.toThrow(
    'never edited',
  )
  await expect(
    write(`insert into money_movements (order_id, kind, method, amount_minor, currency, reference, at, actor_kind)
           values ($1, 'refund', 'card', ${TOTAL + 1}, 'jpy', 'x', now(), 'system')`),
  ).rejects.toThrow('gave back')
  const refund = (parts: string) =>
    write(`insert into refunds (order_id, method, state, amount_minor, currency, goods_minor,
             shipping_minor, fee_minor, excess_minor, reason, returns_stock, requested_at)
           values ($1, 'card', 'requested', ${parts}, 'x', false, now())`)
  await expect(refund("100, 'jpy', 90, 0, 0, 0")).rejects.toThrow('refunds_add_up')
  await expect(refund(`${TOTAL + 1}, 'jpy', ${TOTAL + 1}, 0, 0, 0`)).rejects.toThrow('promises')
})

test('deadline: staff extend it, only later and with a limit; the buyer gets the new day', async () => {
  await using shop = await openTestShop()
  const orderId = await placeBankOrder(shop, await signIn(shop))
  const staff = await staffContext(shop)
  for (const day of ['2026-11-10', '2027-06-01', 'soon']) {
    expect(await extendDeadline(staff, orderId, day), day).toEqual({
      ok: false,
      error: 'deadline_invalid',
    })
  }
  // A Saturday moves to Monday.
  expect(await extendDeadline(staff, orderId, '2026-11-28')).toMatchObject({
    ok: true,
    value: { bankDeadlineAt: new Date('2026-11-30T23:59:59.999+09:00') },
  })
  expect(await emailsOf(shop, orderId)).toContain('deadline_extended')
  shop.advance(18 * DAY)
  expect(await lapseUnpaidOrders(systemContext(shop))).toBe(0)
  expect(await extendDeadline(buyerContext(shop, { id: 'x' }), orderId, '2026-12-20')).toEqual({
    ok: false,
    error: 'forbidden',
  })
})

test('reminders: on day 7 and day 12, once each, and none within 24 hours or when money is here', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  const partly = await placeBankOrder(shop, buyer)
  await recordTransfer(await staffContext(shop), partly, knowingly(1_000))
  const reminders = async (id: string) =>
    (await emailsOf(shop, id)).filter((kind) => kind === 'transfer_reminder').length
  const seen: number[] = []
  for (let day = 0; day <= 14; day += 1) {
    await remindOfTransfers(systemContext(shop))
    await remindOfTransfers(systemContext(shop))
    seen.push(await reminders(orderId))
    shop.advance(24 * HOUR)
  }
  expect(seen).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2])
  expect(await reminders(partly)).toBe(0)
})

test('dispute: the money is gone, staff hear until when to answer, and a won one comes back', async () => {
  await using opened = await openWithCard()
  const { shop, orderId } = opened
  const { rows } = await shop.pool.query<{ intent_id: string }>(
    'select intent_id from card_payments',
  )
  const { id } = await control(shop, '/disputes', { intentId: rows[0]?.intent_id })
  await shop.drainJobs()
  expect(await orderRow(shop, orderId)).toMatchObject({
    status: 'paid',
    review_reason: 'dispute_open',
  })
  const staff = await staffContext(shop)
  // What the bank has taken can't be given back as well.
  expect(await requestRefund(staff, orderId, request(WHOLE))).toMatchObject({ ok: false })
  const emails = await shop.pool.query("select 1 from emails where kind = 'dispute_opened'")
  expect(emails.rowCount).toBe(1)

  await control(shop, '/disputes', { disputeId: id, status: 'won' })
  await shop.drainJobs()
  expect(await movementsOf(shop, orderId)).toEqual([
    `payment card ${TOTAL}`,
    `dispute_taken card ${TOTAL}`,
    `dispute_returned card ${TOTAL}`,
  ])
  expect((await timelineOf(shop, orderId)).slice(-1)).toEqual(['dispute_won'])
  expect(await requestRefund(staff, orderId, request(WHOLE))).toMatchObject({ ok: true })
})

test('reconciliation: money that no webhook reported pays, and a discrepancy is shown until it is resolved', async () => {
  await using shop = await openTestShop({ now: new Date().toISOString() })
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer)
  await confirmCard(shop, await startPayment(shop, buyer, orderId))
  const ctx = systemContext(shop)
  expect(await reconcilePayments(ctx)).toBe(0)
  expect(await statusOf(shop, orderId)).toBe('paid')

  const open = async () => {
    const { rows } = await shop.pool.query<{ kind: string }>(
      'select kind from reconciliation_discrepancies where closed_at is null order by kind',
    )
    return rows.map(({ kind }) => kind)
  }
  // A refund made at the processor itself.
  await shop.pool.query('update payment_sandbox.charges set amount_refunded = 500')
  expect(await reconcilePayments(ctx)).toBe(1)
  expect(await reconcilePayments(ctx)).toBe(1)
  expect(await open()).toEqual(['refund_differs'])

  await shop.pool.query('update payment_sandbox.charges set amount_refunded = 0')
  expect(await reconcilePayments(ctx)).toBe(0)
  expect(await open()).toEqual([])
})
