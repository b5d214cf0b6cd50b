/** What the console needs from the shop: exceptions first, e-mails, stock, and a form that becomes a use case. */
import { expect, test } from 'vitest'

import { listOrdersNeedingAttentionAsStaff } from '#domain/orders/attention/list-orders-needing-attention.server.ts'
import { listOpenDiscrepancies } from '#domain/orders/card-payments/list-discrepancies.server.ts'
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts'
import { listReservedStock } from '#domain/orders/listing/list-reserved-stock.server.ts'
import { readCustomsCode } from '#domain/orders/placing/customs-code.server.ts'
import { fail } from '#shared/result.ts'
import { handleOrderAction } from '#web/features/admin/order/order-action.server.ts'
import { loadOrderDetail, loadOrderEmails } from '#web/features/admin/order/order-detail.server.ts'

import { placeOrder, SIX, signIn, statusOf } from '../../support/shop/buyer.ts'
import {
  confirmCard,
  control,
  emailsOf,
  orderRow,
  placeBankOrder,
  staffContext,
  startPayment,
  syncPayment,
  timelineOf,
} from '../../support/shop/orders.ts'
import { HOUR, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const TOTAL = 81_260
const PAGE = { number: 1, size: 20 }

async function send(shop: TestShop, orderId: string, fields: Record<string, string>) {
  const ctx = await staffContext(shop)
  const detail = await loadOrderDetail(ctx, orderId)
  if (!detail) throw new Error('the order is there')
  return handleOrderAction(ctx, detail, fields, async () => {})
}

async function payByCard(shop: TestShop) {
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer)
  const payment = await startPayment(shop, buyer, orderId)
  await confirmCard(shop, payment)
  await syncPayment(shop, buyer, orderId)
  return { buyer, orderId, intentId: payment.paymentId }
}

const reasons = async (shop: TestShop) => {
  const staff = await staffContext(shop)
  const { items } = unwrap(await listOrdersNeedingAttentionAsStaff(staff, PAGE))
  return items.map((item) => [item.order.id, ...item.reasons.map(({ kind }) => kind)])
}

test('a transfer: refused with its input, accepted with the tick, and a short one needs attention', async () => {
  await using shop = await openTestShop()
  const orderId = await placeBankOrder(shop, await signIn(shop))
  const input = {
    intent: 'record_transfer',
    amount: '80,000',
    receivedOn: '2026-10-30',
    payerName: 'ヤマダ タロウ',
  }
  expect(
    await send(shop, orderId, { ...input, amount: 'x', receivedOn: '2999-01-01' }),
  ).toMatchObject({
    kind: 'refused',
    code: null,
    fieldErrors: [
      { field: 'amount', code: 'amount' },
      { field: 'receivedOn', code: 'day' },
    ],
  })
  expect(await send(shop, orderId, input)).toMatchObject({
    kind: 'refused',
    code: 'transfer_amount_differs',
    input: { amount: '80,000', payerName: 'ヤマダ タロウ' },
  })
  expect(await reasons(shop)).toEqual([])
  expect(await send(shop, orderId, { ...input, acceptsDifference: 'yes' })).toEqual({
    done: 'record_transfer',
  })
  expect(await reasons(shop)).toEqual([[orderId, 'review']])
  expect(await send(shop, orderId, { intent: 'review' })).toEqual({ done: 'review' })
  expect(await reasons(shop)).toEqual([])
  expect(await send(shop, orderId, { intent: 'extend_deadline', deadline: '' })).toMatchObject({
    fieldErrors: [{ field: 'deadline' }],
  })
  expect(await send(shop, orderId, { intent: 'extend_deadline', deadline: '2026-11-27' })).toEqual({
    done: 'extend_deadline',
  })
  expect(await send(shop, orderId, { intent: 'burn' })).toBeNull()
})

test('a doubtful tracking number is asked about once, ships nothing and mails nothing until it is ticked', async () => {
  await using shop = await openTestShop()
  const orderId = await placeBankOrder(shop, await signIn(shop))
  await shop.query("update orders set status = 'confirmed' where id = $1", [orderId])
  const before = (await emailsOf(shop, orderId)).length
  const abc = { intent: 'ship', trackingNumber: 'abc' }
  const doubtful = { fieldErrors: [{ field: 'trackingNumber', code: 'tracking_unknown' }] }
  expect(await send(shop, orderId, abc)).toMatchObject(doubtful)
  // The tick was for another number.
  expect(await send(shop, orderId, { ...abc, confirmsTracking: 'abd' })).toMatchObject(doubtful)
  expect(await shipOrder(await staffContext(shop), orderId, '1234-5678-9012')).toEqual(
    fail('tracking_check_digit'),
  )
  expect((await orderRow(shop, orderId)).status).toBe('confirmed')
  expect(await emailsOf(shop, orderId)).toHaveLength(before)

  expect(await send(shop, orderId, { ...abc, confirmsTracking: 'abc' })).toEqual({ done: 'ship' })
  expect(await orderRow(shop, orderId)).toMatchObject({
    status: 'shipped',
    tracking_numbers: ['abc'],
  })
})

test('a refund is read once more, given back once however often it is sent, and the rest stays', async () => {
  await using shop = await openTestShop()
  const { orderId } = await payByCard(shop)
  const input = {
    goods: '500',
    'items-kit': '0',
    method: 'card',
    reason: 'A cartridge leaked',
    returnsStock: '',
    refundsBefore: '0',
  }
  expect(await send(shop, orderId, { ...input, intent: 'check_refund' })).toMatchObject({
    kind: 'check_refund',
    input,
  })
  expect(await send(shop, orderId, { ...input, intent: 'edit_refund' })).toMatchObject({
    kind: 'edit_refund',
    action: 'request_refund',
    code: null,
    fieldErrors: [],
  })
  expect((await timelineOf(shop, orderId)).at(-1)).toBe('paid')

  const request = { ...input, intent: 'request_refund' }
  expect(await send(shop, orderId, request)).toEqual({ done: 'request_refund' })
  expect(await send(shop, orderId, request)).toMatchObject({ code: 'order_state_refuses' })
  await shop.drainJobs()
  const detail = await loadOrderDetail(await staffContext(shop), orderId)
  expect(detail?.ledger.balance).toMatchObject({
    refundedMinor: 500,
    refundableMinor: TOTAL - 500,
  })
  const made = { intent: 'withdraw_refund', id: 'nothing' }
  expect(await send(shop, orderId, made)).toMatchObject({ code: 'not_found' })
})

test('money back by transfer waits for staff until they record its proof', async () => {
  await using shop = await openTestShop()
  const { orderId } = await payByCard(shop)
  const refund = { intent: 'request_refund', goods: '500', method: 'bank_transfer', reason: 'Late' }
  await send(shop, orderId, { ...refund, refundsBefore: '0' })
  expect(await reasons(shop)).toEqual([[orderId, 'make_refund']])

  const detail = await loadOrderDetail(await staffContext(shop), orderId)
  const id = detail?.ledger.refunds[0]?.id ?? ''
  const proof = { intent: 'record_refund', id, sentOn: '2026-10-30', reference: ' ' }
  expect(await send(shop, orderId, proof)).toMatchObject({ fieldErrors: [{ field: 'reference' }] })
  expect(await send(shop, orderId, { ...proof, reference: '0123' })).toEqual({
    done: 'record_refund',
  })
  expect(await reasons(shop)).toEqual([])
})

test('a dispute with a deadline is listed before everything without one', async () => {
  await using shop = await openTestShop()
  const first = await placeBankOrder(shop, await signIn(shop))
  await shop.query("update orders set review_reason = 'paid_twice' where id = $1", [first])
  const { orderId, intentId } = await payByCard(shop)
  await control(shop, '/disputes', { intentId })
  await shop.drainJobs()
  expect(await reasons(shop)).toEqual([
    [orderId, 'answer_dispute'],
    [first, 'review'],
  ])
})

test('an e-mail of the order is sent again and the timeline shows it; another order’s is not', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  const other = await placeBankOrder(shop, buyer)
  await shop.drainJobs()
  const ctx = await staffContext(shop)
  const { lines } = await loadOrderEmails(ctx, orderId, null)
  const id = lines.find(({ kind }) => kind === 'bank_instructions')?.id ?? ''
  expect((await loadOrderEmails(ctx, orderId, { action: 'email', id })).open?.text).toBeTruthy()
  expect((await loadOrderEmails(ctx, other, { action: 'email', id })).open).toBeNull()

  const resend = { intent: 'resend_email', id }
  expect(await send(shop, orderId, resend)).toMatchObject({ code: 'email_just_sent' })
  shop.advance(HOUR)
  expect(await send(shop, other, resend)).toMatchObject({ code: 'not_found' })
  expect(await send(shop, orderId, resend)).toEqual({ done: 'resend_email' })
  expect((await timelineOf(shop, orderId)).at(-1)).toBe('email_resent')
  const kinds = await emailsOf(shop, orderId)
  expect(kinds.filter((kind) => kind === 'bank_instructions')).toHaveLength(2)
})

test('the stock page lists the orders that reserve each item', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  const listed = unwrap(await listReservedStock(await staffContext(shop)))
  const held = listed.filter(({ reserved }) => reserved > 0)
  expect(held.map(({ serial }) => serial).sort()).toEqual([...SIX].sort())
  for (const { reserved, holders } of held) {
    expect(holders).toMatchObject([{ id: orderId, quantity: reserved }])
  }

  const cancel = { intent: 'cancel', cancelReason: 'no_payment', returnsStock: 'yes' }
  expect(await send(shop, orderId, cancel)).toEqual({ done: 'cancel' })
  expect(await statusOf(shop, orderId)).toBe('canceled')
})

test('a cancellation needs a reason of the list, and another one a note; both are for staff', async () => {
  await using shop = await openTestShop()
  const orderId = await placeBankOrder(shop, await signIn(shop))
  const cancel = { intent: 'cancel', cancelReason: 'other', returnsStock: 'yes' }
  const wrong = async (input: Record<string, string>) => {
    const answer = await send(shop, orderId, { ...cancel, ...input })
    return answer && 'fieldErrors' in answer ? answer.fieldErrors : answer
  }
  for (const cancelReason of ['', 'changed_mind', 'toString']) {
    expect(await wrong({ cancelReason })).toEqual([{ field: 'cancelReason', code: 'missing' }])
  }
  for (const note of ['', '  ']) {
    expect(await wrong({ note })).toEqual([{ field: 'note', code: 'missing' }])
  }
  expect(await wrong({ note: 'x'.repeat(201) })).toEqual([{ field: 'note', code: 'invalid' }])
  expect(await statusOf(shop, orderId)).toBe('awaiting_transfer')

  expect(await send(shop, orderId, { ...cancel, note: 'Test order' })).toEqual({ done: 'cancel' })
  const detail = await loadOrderDetail(await staffContext(shop), orderId)
  expect(detail?.events.at(-1)).toMatchObject({
    kind: 'canceled',
    facts: { reason: 'other', text: 'Test order' },
  })
  expect(await send(shop, orderId, cancel)).toMatchObject({ kind: 'refused' })
})

test('encrypted data stays on the server, and each look at a customs code is logged', async () => {
  await using shop = await openTestShop()
  const orderId = await placeBankOrder(shop, await signIn(shop))
  const staff = await staffContext(shop)
  expect(await readCustomsCode(staff, orderId)).toEqual({ ok: true, value: null })
  expect(await timelineOf(shop, orderId)).not.toContain('customs_code_read')

  await shop.query("update orders set customs_code_encrypted = 'sealed' where id = $1", [orderId])
  const detail = await loadOrderDetail(staff, orderId)
  expect(detail).toMatchObject({ hasCustomsCode: true, order: { customsCodeEncrypted: null } })
  expect((await orderRow(shop, orderId)).customs_code_encrypted).toBe('sealed')
})

test('payments that do not agree are shown with both sides and their order', async () => {
  await using shop = await openTestShop()
  const { orderId, intentId } = await payByCard(shop)
  const side = { currency: 'jpy', refundedMinor: 0 }
  const detail = {
    processor: { ...side, amountMinor: TOTAL, refundedMinor: 500 },
    ledger: { ...side, receivedMinor: TOTAL },
  }
  await shop.query(
    `insert into reconciliation_discrepancies (kind, intent_id, order_id, detail, first_seen_at, last_seen_at)
     values ('refund_differs', $1, $2, $3, now(), now()), ('payment_without_order', 'pi_x', null, '{}', now(), now())`,
    [intentId, orderId, JSON.stringify(detail)],
  )
  const listed = unwrap(await listOpenDiscrepancies(await staffContext(shop)))
  expect(listed.find(({ kind }) => kind === 'refund_differs')).toMatchObject({
    order: { id: orderId },
    processor: { receivedMinor: TOTAL, refundedMinor: 500 },
    ledger: { receivedMinor: TOTAL, refundedMinor: 0 },
  })
  expect(listed.find(({ intentId }) => intentId === 'pi_x')).toMatchObject({
    order: null,
    processor: null,
    ledger: null,
  })
})
