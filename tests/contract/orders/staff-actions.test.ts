/** Actions of staff on orders: who may, in which state, and which e-mails follow. */
import { expect, test } from 'vitest'

import { recordTransfer } from '#domain/orders/bank-transfers/record-transfer.server.ts'
import { cancelOrder } from '#domain/orders/cancelling/cancel-order.server.ts'
import { confirmOrder } from '#domain/orders/fulfilment/confirm-order.server.ts'
import { markDelivered } from '#domain/orders/fulfilment/deliver-order.server.ts'
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts'
import { ORDER_STATUSES, wasPaid } from '#domain/orders/lifecycle.ts'
import { fail } from '#shared/result.ts'

import { placeOrder, signIn, statusOf } from '../../support/shop/buyer.ts'
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
  timelineOf,
} from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

const TRANSFER = { amountMinor: 81_260, payerName: 'ヤマダ タロウ', receivedOn: '2026-11-05' }
type Ctx = Awaited<ReturnType<typeof staffContext>>

/** Each action, the only states that allow it, and the state it leads to. */
const ACTIONS = {
  confirm: { run: confirmOrder, from: ['paid'], to: 'confirmed' },
  ship: {
    run: (ctx: Ctx, id: string) => shipOrder(ctx, id, '123456789013'),
    from: ['confirmed'],
    to: 'shipped',
  },
  deliver: { run: markDelivered, from: ['shipped'], to: 'delivered' },
  cancel: { run: cancelOrder, from: ['created', 'awaiting_transfer'], to: 'canceled' },
  recordTransfer: {
    run: (ctx: Ctx, id: string) => recordTransfer(ctx, id, TRANSFER),
    from: [],
    to: 'paid',
  },
} as const
const NAMES = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[] // The keys of the table above.

/** Puts an order into a state by hand, with or without its goods reserved. */
async function force(shop: TestShop, orderId: string, status: string): Promise<void> {
  await shop.query('update orders set status = $2 where id = $1', [orderId, status])
  const isUndecidable = ['created', 'awaiting_transfer', 'paid', 'confirmed'].includes(status)
  await shop.query(
    `update cartridge_stock set reserved = $2 where serial in
     (select serial from order_cartridges where order_id = $1)`,
    [orderId, isUndecidable ? 1 : 0],
  )
}

const contentOf = async (shop: TestShop, orderId: string): Promise<string> =>
  JSON.stringify([
    await orderRow(shop, orderId),
    await timelineOf(shop, orderId),
    await reservedOf(shop),
  ])

test.each(NAMES.filter((name) => name !== 'recordTransfer'))(
  'Decisions, section 7: %s succeeds in its states only and changes nothing elsewhere',
  async (name) => {
    await using shop = await openTestShop()
    const buyer = await signIn(shop)
    const { orderId } = await placeOrder(shop, buyer, { paymentSource: 'bank' })
    const { run, from, to } = ACTIONS[name]
    for (const role of ['staff', 'administrator'] as const) {
      const staff = await staffContext(shop, role)
      for (const status of ORDER_STATUSES) {
        await force(shop, orderId, status)
        const before = await contentOf(shop, orderId)
        const result = await run(staff, orderId)
        if ((from as readonly string[]).includes(status)) {
          expect(result).toMatchObject({ ok: true, value: { status: to } })
          expect((await timelineOf(shop, orderId)).at(-1)).toBe(to)
        } else {
          expect({ status, result }).toEqual({
            status,
            result: fail('order_state_refuses'),
          })
          expect(await contentOf(shop, orderId)).toBe(before)
        }
      }
    }
  },
)

test('Decisions, section 7: a transfer is written down in any state, and pays or is due back', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const staff = await staffContext(shop)
  for (const status of ORDER_STATUSES) {
    const { orderId } = await placeOrder(shop, buyer, { paymentSource: 'bank' })
    await force(shop, orderId, status)
    const result = await recordTransfer(staff, orderId, TRANSFER)
    if (wasPaid(status)) {
      expect({ status, result }).toEqual({
        status,
        result: fail('transfer_amount_differs'),
      })
      const again = { ...TRANSFER, acceptsDifference: true }
      expect(await recordTransfer(staff, orderId, again)).toMatchObject({
        ok: true,
        value: { status },
      })
    } else {
      const to = status === 'canceled' ? 'refund_due' : 'paid'
      expect(result).toMatchObject({ ok: true, value: { status: to } })
    }
  }
})

test('Decisions, section 7: an order that is not there is not found', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  for (const name of NAMES) {
    expect(await ACTIONS[name].run(staff, '00000000-0000-4000-8000-000000000000')).toEqual(
      fail('not_found'),
    )
  }
})

test('§1 an order: confirmed, shipped and delivered, each once, with who and when, and the e-mails', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer)
  await confirmCard(shop, await startPayment(shop, buyer, orderId))
  await syncPayment(shop, buyer, orderId)
  const staff = await staffContext(shop)
  const goods = async () =>
    (await shop.query('select sum(on_hand)::int as goods from cartridge_stock'))[0]?.goods
  const before = await goods()

  const confirmed = await Promise.all([confirmOrder(staff, orderId), confirmOrder(staff, orderId)])
  expect(confirmed.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await shipOrder(staff, orderId, '1234-5678-9013')).toMatchObject({ ok: true })
  expect(await markDelivered(staff, orderId)).toMatchObject({ ok: true })

  expect(await goods()).toBe(before - 6)
  expect(await reservedOf(shop)).toBe(0)
  const rows = await shop.query(
    `select kind, actor_kind, actor_id, from_status, to_status from order_events
     where order_id = $1 order by id offset 2`,
    [orderId],
  )
  const by = { actor_kind: 'staff', actor_id: 'userId' in staff.actor && staff.actor.userId }
  expect(rows).toEqual([
    { kind: 'confirmed', from_status: 'paid', to_status: 'confirmed', ...by },
    { kind: 'shipped', from_status: 'confirmed', to_status: 'shipped', ...by },
    { kind: 'delivered', from_status: 'shipped', to_status: 'delivered', ...by },
  ])
  expect([...(await emailsOf(shop, orderId))].sort()).toEqual([
    'order_confirmed',
    'order_delivered',
    'order_received',
    'order_shipped',
    'payment_received',
  ])
  const view = await shop.call<{ data: object }>({
    path: `/v1/orders/${orderId}`,
    token: buyer.token,
  })
  expect(view.body.data).toMatchObject({ status: 'delivered', trackingNumber: '1234-5678-9013' })
})

test('Decisions, section 7: canceling takes the card back first and returns the goods', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer)
  const payment = await startPayment(shop, buyer, orderId)
  expect(await cancelOrder(await staffContext(shop), orderId)).toMatchObject({ ok: true })
  expect((await confirmCard(shop, payment)).status).toBe(400)
  expect(await reservedOf(shop)).toBe(0)
  expect(await emailsOf(shop, orderId)).toContain('order_canceled')
})

test('Decisions, section 7: an order whose card has succeeded is paid, not canceled', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer)
  await confirmCard(shop, await startPayment(shop, buyer, orderId))
  expect(await cancelOrder(await staffContext(shop), orderId)).toEqual(fail('order_state_refuses'))
  expect(await statusOf(shop, orderId)).toBe('paid')
})

test('Decisions, section 7: while the processor does not answer, nothing is canceled', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer)
  await startPayment(shop, buyer, orderId)
  await setFaults(shop, { failNext: { path: '/v1/payment_intents', status: 500, times: 3 } })
  expect(await cancelOrder(await staffContext(shop), orderId)).toEqual(fail('card_unavailable'))
  expect(await statusOf(shop, orderId)).toBe('created')
})

test('§6 orders: a buyer cancels their own order; another’s order and its card stay untouched', async () => {
  await using shop = await openTestShop()
  const [owner, other] = [await signIn(shop), await signIn(shop)]
  const { orderId } = await placeOrder(shop, owner)
  await startPayment(shop, owner, orderId)
  expect(await cancelOrder(buyerContext(shop, other), orderId)).toEqual(fail('not_found'))
  expect(await control(shop, '/intents')).toMatchObject({
    byStatus: { requires_payment_method: 1 },
  })
  expect(await statusOf(shop, orderId)).toBe('created')

  expect(await cancelOrder(buyerContext(shop, owner), orderId)).toMatchObject({ ok: true })
  expect(await timelineOf(shop, orderId)).toEqual(['created', 'canceled'])
})

test('§1 no cancelation after payment: neither by the buyer nor by staff', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  const staff = await staffContext(shop)
  expect(await recordTransfer(staff, orderId, TRANSFER)).toMatchObject({ ok: true })
  for (const ctx of [staff, buyerContext(shop, buyer)]) {
    expect(await cancelOrder(ctx, orderId)).toEqual(fail('order_state_refuses'))
  }
})
