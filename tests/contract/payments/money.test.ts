/** Money that comes in wrong and money that goes back. Decisions, section 7; the book is `money_movements`. */
import { expect, test } from 'vitest'

import { markReviewed } from '#domain/orders/attention/mark-reviewed.server.ts'
import { extendDeadline } from '#domain/orders/bank-transfers/extend-deadline.server.ts'
import { recordTransfer } from '#domain/orders/bank-transfers/record-transfer.server.ts'
import { remindOfTransfers } from '#domain/orders/bank-transfers/remind-transfers.server.ts'
import { lapseUnpaidOrders } from '#domain/orders/cancelling/expire-orders.server.ts'
import { reconcilePayments } from '#domain/orders/card-payments/reconcile-payments.server.ts'
import {
  recordRefundTransfer,
  requestRefund,
} from '#domain/orders/refunds/request-refund.server.ts'
import { fail } from '#shared/result.ts'

import { kit, placeOrder, shippingTo, signIn, statusOf } from '../../support/shop/buyer.ts'
import {
  movementsOf,
  openWithCard,
  refundsOf,
  request,
  TOTAL,
  WHOLE,
} from '../../support/shop/money.ts'
import {
  buyerContext,
  confirmCard,
  control,
  emailsOf,
  orderRow,
  placeBankOrder,
  reservedOf,
  staffContext,
  startPayment,
  systemContext,
  timelineOf,
} from '../../support/shop/orders.ts'
import { DAY, HOUR, openTestShop } from '../../support/shop/shop.ts'

const row = (amountMinor: number, name = 'ヤマダ タロウ') => ({
  amountMinor,
  payerName: name,
  receivedOn: '2026-11-05',
})
const knowingly = (amountMinor: number, name?: string) => ({
  ...row(amountMinor, name),
  acceptsDifference: true,
})
test('short: the received amount is credited, the buyer gets the missing amount, and the rest pays', async () => {
  await using shop = await openTestShop()
  const orderId = await placeBankOrder(shop, await signIn(shop))
  const staff = await staffContext(shop)
  expect(await recordTransfer(staff, orderId, row(80_000))).toEqual(fail('transfer_amount_differs'))
  expect(await movementsOf(shop, orderId)).toEqual([])

  expect(await recordTransfer(staff, orderId, knowingly(80_000))).toMatchObject({ ok: true })
  expect(await orderRow(shop, orderId)).toMatchObject({
    status: 'awaiting_transfer',
    review_reason: 'transfer_short',
  })
  await shop.drainJobs()
  const rows = await shop.query<{ text: string }>(
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
    expect(await recordTransfer(staff, orderId, lessFee(amount))).toEqual(
      fail('transfer_amount_differs'),
    )
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
  expect(await recordTransfer(staff, orderId, lessFee(80_821))).toEqual(
    fail('transfer_amount_differs'),
  )
  const back = {
    goodsMinor: 80_000,
    shippingMinor: 820,
    feeMinor: 0,
    excessMinor: 0,
    method: 'bank_transfer' as const,
    reason: 'x',
    returnsStock: false,
    refundsBefore: 0,
  }
  const tooMuch = { ...back, shippingMinor: 821 }
  expect(await requestRefund(staff, orderId, tooMuch)).toEqual(fail('refund_too_much'))
  expect(await requestRefund(staff, orderId, back)).toMatchObject({ ok: true })
})

test('short by the fees of banks abroad: an order in dollars has a limit of its own', async () => {
  await using shop = await openTestShop()
  const orderId = await placeBankOrder(shop, await signIn(shop), {
    location: 'USA',
    currency: 'usd',
    items: [kit(1, 'usd')],
    shipping: shippingTo('US', 'NY'),
    shippingAmount: 6600,
  })
  const staff = await staffContext(shop)
  const lessFee = (cents: number) => ({ ...row(86_600 - cents), booksFee: true })
  expect(await recordTransfer(staff, orderId, lessFee(4_001))).toEqual(
    fail('transfer_amount_differs'),
  )
  expect(await recordTransfer(staff, orderId, lessFee(4_000))).toMatchObject({ ok: true })
  expect(await movementsOf(shop, orderId)).toEqual([
    'payment bank_transfer 82600',
    'bank_fee bank_transfer 4000',
  ])
  expect(await orderRow(shop, orderId)).toMatchObject({ status: 'paid', review_reason: null })
})

test('operations refund an order up to the limit of the settings, whoever refunded before; staff go beyond it', async () => {
  await using shop = await openTestShop()
  const orderId = await placeBankOrder(shop, await signIn(shop))
  const staff = await staffContext(shop)
  const operations = await staffContext(shop, 'operations')
  await recordTransfer(staff, orderId, knowingly(TOTAL))
  const goods = (goodsMinor: number) => request({ goodsMinor }, 'bank_transfer')
  const above = fail('refund_above_limit')

  expect(await requestRefund(operations, orderId, goods(10_001))).toEqual(above)
  expect(await refundsOf(shop, orderId)).toEqual([])
  expect(await requestRefund(staff, orderId, goods(4_000))).toMatchObject({ ok: true })
  expect(await requestRefund(operations, orderId, goods(6_001))).toEqual(above)
  expect(await requestRefund(operations, orderId, goods(6_000))).toMatchObject({ ok: true })
  expect(await requestRefund(operations, orderId, goods(1))).toEqual(above)
  expect(await requestRefund(staff, orderId, goods(1))).toMatchObject({ ok: true })

  await shop.query(`update settings set value = '0' where key = 'operations_refund_limit_jpy'`)
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
  expect(await requestRefund(staff, orderId, tooMuch)).toEqual(fail('refund_too_much'))
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
  expect(await recordRefundTransfer(staff, orderId, proof)).toEqual(fail('refund_state_refuses'))
})

test('the book: nothing edits a movement, and nothing gives back more than came in', async () => {
  await using opened = await openWithCard()
  const { shop, orderId } = opened
  const write = (text: string) => shop.query(text, [orderId])
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
    expect(await extendDeadline(staff, orderId, day), day).toEqual(fail('deadline_invalid'))
  }
  // A Saturday moves to Monday.
  expect(await extendDeadline(staff, orderId, '2026-11-28')).toMatchObject({
    ok: true,
    value: { bankDeadlineAt: new Date('2026-11-30T23:59:59.999+09:00') },
  })
  expect(await emailsOf(shop, orderId)).toContain('deadline_extended')
  shop.advance(18 * DAY)
  expect(await lapseUnpaidOrders(systemContext(shop))).toBe(0)
  expect(await extendDeadline(buyerContext(shop, { id: 'x' }), orderId, '2026-12-20')).toEqual(
    fail('forbidden'),
  )
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
  const [row] = await shop.query<{ intent_id: string }>('select intent_id from card_payments')
  const { id } = await control(shop, '/disputes', { intentId: row?.intent_id })
  await shop.drainJobs()
  expect(await orderRow(shop, orderId)).toMatchObject({
    status: 'paid',
    review_reason: 'dispute_open',
  })
  const staff = await staffContext(shop)
  // What the bank has taken can't be given back as well.
  expect(await requestRefund(staff, orderId, request(WHOLE))).toMatchObject({ ok: false })
  const emails = await shop.query("select 1 from emails where kind = 'dispute_opened'")
  expect(emails).toHaveLength(1)

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
    const rows = await shop.query<{ kind: string }>(
      'select kind from reconciliation_discrepancies where closed_at is null order by kind',
    )
    return rows.map(({ kind }) => kind)
  }
  // A refund made at the processor itself.
  await shop.query('update payment_sandbox.charges set amount_refunded = 500')
  expect(await reconcilePayments(ctx)).toBe(1)
  expect(await reconcilePayments(ctx)).toBe(1)
  expect(await open()).toEqual(['refund_differs'])

  await shop.query('update payment_sandbox.charges set amount_refunded = 0')
  expect(await reconcilePayments(ctx)).toBe(0)
  expect(await open()).toEqual([])
})
