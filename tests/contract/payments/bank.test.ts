/** Call 21 and the recording of transfers: what is reserved, until when, and what pays. */
import { expect, test } from 'vitest'

import { recordTransfer } from '#domain/orders/bank-transfers/record-transfer.server.ts'
import { lapseUnpaidOrders } from '#domain/orders/cancelling/expire-orders.server.ts'
import { fail } from '#shared/result.ts'

import { type Buyer, emailsTo, placeOrder, signIn, statusOf } from '../../support/shop/buyer.ts'
import {
  codeOf,
  confirmCard,
  control,
  emailsOf,
  orderRow,
  type ProblemAnswer,
  placeBankOrder,
  reservedOf,
  setStock,
  staffContext,
  startPayment,
  syncPayment,
  systemContext,
  timelineOf,
} from '../../support/shop/orders.ts'
import { DAY, openTestShop, type TestShop } from '../../support/shop/shop.ts'

const complete = (shop: TestShop, { token }: Buyer, orderId: string, body: object) =>
  shop.call<ProblemAnswer & { data: { data: { status: string } } }>({
    method: 'PUT',
    path: `/v1/orders/${orderId}/complete-bank-order/?debug=true`,
    token,
    body,
  })

const BANK = { paymentSource: 'bank' }
const TRANSFER = { amountMinor: 81_260, payerName: 'ヤマダ タロウ', receivedOn: '2026-11-10' }

test('§7 call 21: called five times, in a row and at once, it answers the same and writes once', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer, BANK)
  const first = await complete(shop, buyer, orderId, { ...BANK, orderId })
  const more = await Promise.all(
    Array.from({ length: 4 }, () => complete(shop, buyer, orderId, BANK)),
  )
  expect(first.body.data.data.status).toBe('awaiting_transfer')
  for (const answer of more) expect(answer).toMatchObject({ status: 200, body: first.body })
  expect(await timelineOf(shop, orderId)).toEqual(['created', 'awaiting_transfer'])
  expect(await emailsOf(shop, orderId)).toEqual(['bank_instructions', 'order_received'])
  expect(await reservedOf(shop)).toBe(6)
})

test('§1 bank transfer: the buyer sees the deadline, but not the days of grace', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer, {
    customer: { name: 'Taro', email: buyer.email, phone: '03-1234-5678' },
  })
  expect(await orderRow(shop, orderId)).toMatchObject({
    bank_deadline_at: new Date('2026-11-16T14:59:59.999Z'),
    unpaid_until: new Date('2026-11-18T14:59:59.999Z'),
  })
  const answer = await shop.call({ path: `/v1/orders/${orderId}`, token: buyer.token })
  expect(JSON.stringify(answer.body)).toContain('2026-11-16T14:59:59.999Z')
  expect(JSON.stringify(answer.body)).not.toContain('2026-11-18')
  const message = (await emailsTo(shop, buyer.email)).find(
    ({ kind }) => kind === 'bank_instructions',
  )
  expect(message?.text).toMatch(/16 November 2026|November 16, 2026/)
  expect(message?.text).not.toMatch(/18 November|November 18/)
})

test('§7 call 21: a card order, another’s order and another source are refused and stay as they are', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const other = await signIn(shop)
  const card = await placeOrder(shop, buyer)
  const bank = await placeOrder(shop, buyer, BANK)

  const refusals = [
    [await complete(shop, buyer, card.orderId, BANK), 409, 'payment_method_differs'],
    [await complete(shop, other, bank.orderId, BANK), 404, 'not_found'],
    [
      await complete(shop, buyer, bank.orderId, { paymentSource: 'stripe' }),
      409,
      'payment_method_differs',
    ],
    [await complete(shop, buyer, bank.orderId, { paymentSource: 'cash' }), 422, 'request_invalid'],
    [await complete(shop, buyer, bank.orderId, {}), 422, 'request_invalid'],
    [
      await complete(shop, buyer, bank.orderId, { ...BANK, orderId: card.orderId }),
      422,
      'request_invalid',
    ],
    [
      await complete(shop, buyer, bank.orderId, { ...BANK, status: 'paid' }),
      422,
      'request_invalid',
    ],
  ] as const
  for (const [answer, status, code] of refusals) expect(codeOf(answer)).toEqual([status, code])
  expect(await statusOf(shop, card.orderId)).toBe('created')
  expect(await statusOf(shop, bank.orderId)).toBe('created')
})

test('§7 call 21: a paid order is not completed again', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  expect(await recordTransfer(await staffContext(shop), orderId, TRANSFER)).toMatchObject({
    ok: true,
  })
  expect(codeOf(await complete(shop, buyer, orderId, BANK))).toEqual([409, 'order_not_payable'])
})

test('§1 bank transfer: only the exact amount pays, once, with who recorded it', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  const staff = await staffContext(shop)
  for (const amountMinor of [81_259, 81_261, 0, -81_260, 8_126_000]) {
    expect(await recordTransfer(staff, orderId, { ...TRANSFER, amountMinor })).toEqual(
      fail('transfer_amount_differs'),
    )
  }
  expect(await timelineOf(shop, orderId)).toEqual(['created', 'awaiting_transfer'])

  const both = await Promise.all([
    recordTransfer(staff, orderId, TRANSFER),
    recordTransfer(staff, orderId, TRANSFER),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both.filter(({ ok }) => !ok)).toEqual([fail('transfer_known')])
  const rows = await shop.query('select amount_minor, recorded_by from bank_transfers')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ recorded_by: 'userId' in staff.actor && staff.actor.userId })
  expect(await emailsOf(shop, orderId)).toContain('payment_received')
})

/** A bank order that has lapsed: its six cartridges are back on the shelf. */
async function openLapsed() {
  const shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  shop.advance(17 * DAY)
  expect(await lapseUnpaidOrders(systemContext(shop))).toBe(1)
  return { shop, orderId, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test('Decisions, section 7: late money pays a lapsed order while the goods are there', async () => {
  await using opened = await openLapsed()
  const { shop, orderId } = opened
  expect(await reservedOf(shop)).toBe(0)
  expect(await recordTransfer(await staffContext(shop), orderId, TRANSFER)).toMatchObject({
    ok: true,
  })
  expect(await statusOf(shop, orderId)).toBe('paid')
  expect(await reservedOf(shop)).toBe(6)
})

test('Decisions, section 7: late money without the goods is due back, and nothing stays reserved', async () => {
  await using opened = await openLapsed()
  const { shop, orderId } = opened
  await setStock(shop, 'AC-WD01', 0)
  expect(await recordTransfer(await staffContext(shop), orderId, TRANSFER)).toMatchObject({
    ok: true,
  })

  expect(await orderRow(shop, orderId)).toMatchObject({
    status: 'refund_due',
    review_reason: 'transfer_too_late',
  })
  expect(await reservedOf(shop)).toBe(0)
  expect(await timelineOf(shop, orderId)).toEqual([
    'created',
    'awaiting_transfer',
    'lapsed',
    'transfer_received',
    'refund_due',
    'review_needed',
  ])
  expect(await emailsOf(shop, orderId)).not.toContain('payment_received')
})

test('Decisions, section 7: a card payment in addition to a transfer is refunded, once, and staff are notified', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  await shop.call({
    method: 'PUT',
    path: `/v1/orders/${orderId}`,
    token: buyer.token,
    body: { paymentSource: 'stripe' },
  })
  const payment = await startPayment(shop, buyer, orderId)
  expect(await recordTransfer(await staffContext(shop), orderId, TRANSFER)).toMatchObject({
    ok: true,
  })
  expect((await confirmCard(shop, payment)).intent).toBe('succeeded')

  await syncPayment(shop, buyer, orderId)
  await syncPayment(shop, buyer, orderId)
  await shop.drainJobs()
  expect(await orderRow(shop, orderId)).toMatchObject({
    status: 'paid',
    payment_method: 'bank_transfer',
    review_reason: 'paid_twice',
  })
  expect(await control(shop, '/intents')).toMatchObject({ charges: 1, refunds: 1 })
  expect((await timelineOf(shop, orderId)).filter((kind) => kind === 'review_needed')).toHaveLength(
    1,
  )
})
