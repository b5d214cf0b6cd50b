/** What the owner of an order sees and does after ordering: declaring a transfer, canceling, ordering again, the link. */
import { expect, test } from 'vitest'

import { cancelOrder } from '#domain/orders/cancelling/cancel-order.server.ts'
import { statusLinks } from '#domain/orders/status-link/status-link.server.ts'

import { NOT_FOUND, refused } from '../../support/api/answers.ts'
import { LINK_INVALID } from '../../support/shop/account.ts'
import { type Buyer, placeOrder, SIX, signIn } from '../../support/shop/buyer.ts'
import {
  codeOf,
  confirmCard,
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
import { DAY, MINUTE, openTestShop, type TestShop } from '../../support/shop/shop.ts'

const declare = (shop: TestShop, { token }: Buyer, orderId: string, body: object = {}) =>
  shop.call<ProblemAnswer & { data: { data: { status: string } } }>({
    method: 'PUT',
    path: `/v1/orders/${orderId}/transfer-declaration`,
    token,
    body,
  })

const cancel = (shop: TestShop, { token }: Buyer, orderId: string) =>
  shop.call<ProblemAnswer>({
    method: 'POST',
    path: `/v1/orders/${orderId}/cancellation`,
    token,
  })

type Detail = {
  data: {
    payment: Record<string, unknown>
    timeline: { kind: string; amount?: number }[]
    bankTransfer: Record<string, unknown> | null
  }
}
const view = async (shop: TestShop, { token }: Buyer, orderId: string) =>
  (await shop.call<Detail>({ path: `/v1/orders/${orderId}`, token })).body.data

test('Decisions, section 12: a declared transfer is written once, with its payer and moment', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  expect((await view(shop, buyer, orderId)).bankTransfer).toMatchObject({
    declaredAt: null,
    declaredPayerName: '',
  })

  const first = await declare(shop, buyer, orderId, { payerName: ' カ）ミホン ' })
  expect(first).toMatchObject({ status: 200, body: { data: { data: { orderId } } } })
  const told = shop.clock.now.toISOString()
  shop.advance(MINUTE)
  expect((await declare(shop, buyer, orderId, { payerName: 'カ）ミホン' })).status).toBe(200)
  expect(await timelineOf(shop, orderId)).toEqual([
    'created',
    'awaiting_transfer',
    'transfer_declared',
  ])
  expect((await view(shop, buyer, orderId)).bankTransfer).toMatchObject({
    declaredAt: told,
    declaredPayerName: 'カ）ミホン',
  })
  expect(await orderRow(shop, orderId)).toMatchObject({ status: 'awaiting_transfer' })
})

test('Decisions, section 12: another payer name is a new declaration; none at all is fine', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  expect((await declare(shop, buyer, orderId)).status).toBe(200)
  expect((await declare(shop, buyer, orderId, { payerName: null })).status).toBe(200)
  expect((await declare(shop, buyer, orderId, { payerName: 'ヤマダ ハナコ' })).status).toBe(200)
  const kinds = await timelineOf(shop, orderId)
  expect(kinds.filter((kind) => kind === 'transfer_declared')).toHaveLength(2)
  expect(await orderRow(shop, orderId)).toMatchObject({ payer_name: 'ヤマダ ハナコ' })
})

test('Decisions, section 12: only the owner declares a transfer, and only while one is awaited', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const other = await signIn(shop)
  const card = await placeOrder(shop, buyer)
  const bank = await placeOrder(shop, buyer, { paymentSource: 'bank' })
  const awaited = await placeBankOrder(shop, buyer)
  expect(await declare(shop, other, awaited)).toEqual(NOT_FOUND)
  expect(await declare(shop, buyer, 'no-such-order')).toEqual(NOT_FOUND)
  expect(codeOf(await declare(shop, buyer, card.orderId))).toEqual([409, 'order_state_refuses'])
  expect(codeOf(await declare(shop, buyer, bank.orderId))).toEqual([409, 'order_state_refuses'])
  for (const body of [{ payerName: 'あ'.repeat(101) }, { payerName: 1 }, { other: 'x' }]) {
    expect((await declare(shop, buyer, awaited, body)).status).toBe(422)
  }
  await shop.call({
    method: 'PUT',
    path: `/v1/orders/${awaited}`,
    token: buyer.token,
    body: { paymentSource: 'stripe' },
  })
  expect(codeOf(await declare(shop, buyer, awaited))).toEqual([409, 'order_state_refuses'])
  expect(await timelineOf(shop, awaited)).not.toContain('transfer_declared')
})

test('Decisions, section 7: the owner cancels before payment, once, and the goods are free again', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const other = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  expect(await cancel(shop, other, orderId)).toEqual(NOT_FOUND)
  expect(await reservedOf(shop)).toBe(6)
  expect((await cancel(shop, buyer, orderId)).status).toBe(200)
  expect(codeOf(await cancel(shop, buyer, orderId))).toEqual([409, 'order_state_refuses'])
  expect(await reservedOf(shop)).toBe(0)
  expect(await timelineOf(shop, orderId)).toEqual(['created', 'awaiting_transfer', 'canceled'])
})

test('§1: where money has come, the order can neither be canceled by its buyer nor paid by card besides', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  await receive(shop, orderId, 40_000)
  expect(codeOf(await cancel(shop, buyer, orderId))).toEqual([409, 'order_state_refuses'])
  const switched = await shop.call<ProblemAnswer>({
    method: 'PUT',
    path: `/v1/orders/${orderId}`,
    token: buyer.token,
    body: { paymentSource: 'stripe' },
  })
  expect(codeOf(switched)).toEqual([409, 'source_locked'])
  expect((await view(shop, buyer, orderId)).payment).toEqual({
    receivedAmount: 40_000,
    missingAmount: 41_260,
    refundedAmount: 0,
    refunds: [],
  })
})

test('Decisions, section 7: a refund is shown with its state; one that failed is still on its way', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  await receive(shop, orderId, 81_260)
  await shop.query(
    `insert into refunds (order_id, method, state, amount_minor, currency, goods_minor, shipping_minor,
       fee_minor, excess_minor, reason, returns_stock, requested_at)
     values ($1, 'bank_transfer', 'failed', 1000, 'jpy', 1000, 0, 0, 0, 'test', false, '2026-11-03T00:00:00Z'),
            ($1, 'bank_transfer', 'withdrawn', 500, 'jpy', 500, 0, 0, 0, 'test', false, '2026-11-03T00:00:00Z')`,
    [orderId],
  )
  expect((await view(shop, buyer, orderId)).payment).toMatchObject({
    receivedAmount: 81_260,
    missingAmount: 0,
    refunds: [{ amount: 1000, method: 'bank', state: 'requested', at: '2026-11-03T00:00:00.000Z' }],
  })
})

const reorder = (shop: TestShop, { token }: Buyer, orderId: string) =>
  shop.call<{
    data: {
      items: object[]
      selectedCartridges: { serial: string }[]
      chambers: (string | null)[]
      missing: { serial: string; why: string; left: number }[]
    }
  }>({ path: `/v1/orders/${orderId}/reorder`, token })

test('Decisions, section 12: an order can be taken again, without what is sold no more or is gone', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId, orderNumber } = await placeOrder(shop, buyer)
  const whole = await reorder(shop, buyer, orderId)
  expect(whole.body.data).toMatchObject({
    orderNumber,
    items: [{ id: 'kit', quantity: 1 }],
    selectedSDK: [{ slug: 'windows-sdk', quantity: 1 }],
    missing: [],
  })
  expect(whole.body.data.chambers).toEqual(SIX)
  expect(whole.body.data.selectedCartridges.map(({ serial }) => serial)).toEqual(SIX)

  await shop.query("update cartridges set active = 0 where serial = 'AC-CI01'")
  await setStock(shop, 'AC-WD01', 1)
  const part = await reorder(shop, buyer, orderId)
  expect(part.body.data.selectedCartridges).toHaveLength(4)
  expect(part.body.data.missing.map(({ serial, why, left }) => [serial, why, left])).toEqual([
    ['AC-CI01', 'not_sold', 0],
    ['AC-WD01', 'out_of_stock', 0],
  ])
})

const status = (shop: TestShop, link: string) =>
  shop.call<{ data: Record<string, unknown> }>({
    path: `/v1/order-status/${link.split('/').at(-1)}`,
  })

test('Decisions, section 12: a signed link shows the state of the order and no personal data', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  const link = (await statusLinks(systemContext(shop)))(orderId)
  expect(link).toMatch(/^\/orders\/status\/[\w-]{72}$/)

  const shown = await status(shop, link)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('cache-control')).toBe('no-store')
  expect(shown.body.data).toMatchObject({
    status: 'awaiting_transfer',
    recipient: '山＊ 太＊',
    city: '中央区',
    country: 'JP',
    payment: { missingAmount: 81_260 },
    bankTransfer: { deadline: '2026-11-16T14:59:59.999Z' },
  })
  const text = JSON.stringify(shown.body)
  const row = await orderRow(shop, orderId)
  for (const secret of [
    ...[
      '山田',
      '太郎',
      '見本町',
      '見本ビル',
      '104-0061',
      '03-1234',
      buyer.email,
      orderId,
      buyer.id,
    ],
    String(row.customer_email),
    ...['payerName', 'unpaid', '2026-11-18'],
  ]) {
    expect(text).not.toContain(secret)
  }
})

test('Decisions, section 12: a status link ends after 30 days; one that was never made is another refusal', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const first = await placeBankOrder(shop, buyer)
  const second = await placeBankOrder(shop, buyer)
  const link = (await statusLinks(systemContext(shop)))(first)
  const other = (await statusLinks(systemContext(shop)))(second)
  // The facts of one link with the seal of another.
  const mixed = `${link.slice(0, -43)}${other.slice(-43)}`
  for (const wrong of [mixed, `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`, '/x']) {
    expect(await status(shop, wrong)).toEqual(LINK_INVALID)
  }
  shop.advance(30 * DAY - 1000)
  expect((await status(shop, link)).status).toBe(200)
  shop.advance(1000)
  expect(await status(shop, link)).toEqual(refused(410, 'link_expired', 'This link has expired.'))
})

test('Decisions, section 7: the buyer sees which card paid, the holder of the link does not', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer)
  expect(await view(shop, buyer, orderId)).toMatchObject({ paymentCard: null })
  await confirmCard(shop, await startPayment(shop, buyer, orderId))
  await syncPayment(shop, buyer, orderId)

  const card = { brand: 'visa', last4: '4242' }
  expect(await view(shop, buyer, orderId)).toMatchObject({ paymentCard: card })
  const link = (await statusLinks(systemContext(shop)))(orderId)
  const shown = await status(shop, link)
  expect(shown.body.data).toMatchObject({ status: 'paid' })
  expect(JSON.stringify(shown.body)).not.toContain('4242')
  await shop.drainJobs()
  const [row] = await shop.query<{ text: string }>(
    "select text from emails where kind = 'payment_received' and state = 'sent'",
  )
  expect(row?.text).toContain('Visa •••• 4242')
})

test('Decisions, section 12: the link still shows the state after the order was canceled', async () => {
  await using shop = await openTestShop()
  const orderId = await placeBankOrder(shop, await signIn(shop))
  const link = (await statusLinks(systemContext(shop)))(orderId)
  expect(await cancelOrder(await staffContext(shop), orderId)).toMatchObject({ ok: true })
  expect((await status(shop, link)).body.data).toMatchObject({
    status: 'canceled',
    bankTransfer: null,
  })
})

/** As if staff had written it down, without what follows from it. */
const receive = (shop: TestShop, orderId: string, amountMinor: number) =>
  shop.query(
    `insert into money_movements (order_id, kind, method, amount_minor, currency, reference, at, actor_kind)
     values ($1, 'payment', 'bank_transfer', $2, 'jpy', gen_random_uuid()::text, now(), 'staff')`,
    [orderId, amountMinor],
  )
