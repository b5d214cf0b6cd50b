/** The main job through the API: from a code by mail to a confirmed order, by card and by bank transfer. */
import { expect, test } from 'vitest'

import { MAIL_ATTEMPTS_MAX } from '#domain/mail/policy.ts'
import { recordTransfer } from '#domain/orders/bank-transfers/record-transfer.server.ts'
import { confirmOrder } from '#domain/orders/fulfilment/confirm-order.server.ts'
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts'
import { fail } from '#shared/result.ts'

import { openSender } from '../../support/mail/sender.ts'
import {
  countRows,
  emailsTo,
  placeOrder,
  signInByCode,
  statusOf,
} from '../../support/shop/buyer.ts'
import { confirmCard, staffContext, startPayment } from '../../support/shop/orders.ts'
import { MINUTE, openTestShop } from '../../support/shop/shop.ts'

test('§4 a card order is placed, paid, settled by the webhook, confirmed by staff and shipped', async () => {
  await using shop = await openTestShop()
  const buyer = await signInByCode(shop)
  shop.advance(MINUTE)
  const order = await placeOrder(shop, buyer, { customer: customer(buyer.email) })
  expect(order).toMatchObject({ totalChargeAmount: 81_260, applicationFee: 0, taxAmount: 7387 })
  expect(order.orderNumber).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)

  const payment = await startPayment(shop, buyer, order.orderId)
  expect((await confirmCard(shop, payment)).intent).toBe('succeeded')
  shop.advance(MINUTE)
  await shop.drainJobs()
  expect(await statusOf(shop, order.orderId)).toBe('paid')

  shop.advance(MINUTE)
  const staff = await staffContext(shop)
  expect(await confirmOrder(staff, order.orderId)).toMatchObject({ ok: true })
  shop.advance(MINUTE)
  const later = await staffContext(shop)
  expect(await shipOrder(later, order.orderId, '1234-5678-9013')).toMatchObject({ ok: true })
  expect(await statusOf(shop, order.orderId)).toBe('shipped')

  const kinds = (await emailsTo(shop, buyer.email)).map(({ kind }) => kind)
  expect(kinds).toEqual([
    'sign_in_code',
    'order_received',
    'payment_received',
    'order_confirmed',
    'order_shipped',
  ])
  expect(shop.complaints).toEqual([])
  expect((await countRows(shop)).reserved).toBe(0)
})

test('§1 a bank order reserves its goods, gets the transfer details, and is paid when staff record it', async () => {
  await using shop = await openTestShop()
  const buyer = await signInByCode(shop)
  const change = { paymentSource: 'bank', customer: customer(buyer.email) }
  const { orderId, orderNumber } = await placeOrder(shop, buyer, change)

  const completed = await shop.call({
    method: 'PUT',
    path: `/v1/orders/${orderId}/complete-bank-order/?debug=true`,
    token: buyer.token,
    body: { orderId, paymentSource: 'bank' },
  })
  expect(completed).toMatchObject({ status: 200 })
  expect(await statusOf(shop, orderId)).toBe('awaiting_transfer')
  expect((await countRows(shop)).reserved).toBe(6)

  const instructions = (await emailsTo(shop, buyer.email)).find(
    ({ kind }) => kind === 'bank_instructions',
  )
  expect(instructions?.text).toContain(orderNumber.replace('-', ''))
  expect(instructions?.text).toContain('81,260')

  const staff = await staffContext(shop)
  const transfer = { payerName: 'ヤマダ タロウ', receivedOn: '2026-11-05' }
  expect(await recordTransfer(staff, orderId, { ...transfer, amountMinor: 81_259 })).toEqual(
    fail('transfer_amount_differs'),
  )
  expect(await recordTransfer(staff, orderId, { ...transfer, amountMinor: 81_260 })).toMatchObject({
    ok: true,
  })
  expect(await statusOf(shop, orderId)).toBe('paid')
})

const customer = (email: string) => ({ name: '山田 太郎', email, phone: '03-1234-5678' })

test('§10 mail: an e-mail with a code stores no secret once it was sent', async () => {
  await using shop = await openTestShop()
  await shop.call({ path: '/api/sign-in-codes', body: { email: 'taro@example.com' } })
  const posted: string[] = []
  const post = async ({ text }: { text: string }) => void posted.push(text)
  const sender = openSender(shop.shop.context({ kind: 'system' }, 'en'), {
    siteUrl: shop.url,
    from: 'shop@example.com',
    post,
  })
  await sender.sendAll(true)
  await sender.sendAll(true)

  expect(posted).toHaveLength(1)
  const code = /\b\d{6}\b/.exec(posted[0] ?? '')?.[0] ?? 'no code'
  const kept = await shop.query('select state, text, content, subject, payload from emails')
  expect(kept).toEqual([{ state: 'sent', text: null, content: null, subject: null, payload: {} }])
  expect(JSON.stringify(kept)).not.toContain(code)
})

test('§10 mail: an e-mail that can’t be posted is tried so often and then marked as failed', async () => {
  await using shop = await openTestShop()
  await shop.call({ path: '/api/sign-in-codes', body: { email: 'taro@example.com' } })
  const post = () => Promise.reject(new Error('450 busy'))
  const sender = openSender(shop.shop.context({ kind: 'system' }, 'en'), {
    siteUrl: shop.url,
    from: 'shop@example.com',
    post,
  })
  const stateAfter = async (attempts: number) => {
    for (let count = 0; count < attempts; count += 1) {
      expect(await sender.sendAll(true)).toMatchObject([{ error: { message: '450 busy' } }])
    }
    return shop.query('select state, attempts, last_error from emails')
  }

  const lastError = '450 busy'
  expect(await stateAfter(MAIL_ATTEMPTS_MAX - 1)).toEqual([
    { state: 'queued', attempts: MAIL_ATTEMPTS_MAX - 1, last_error: lastError },
  ])
  expect(await stateAfter(1)).toEqual([
    { state: 'failed', attempts: MAIL_ATTEMPTS_MAX, last_error: lastError },
  ])
})
