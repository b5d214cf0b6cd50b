/** Staff take a step back before its e-mail leaves (decision 0057): wholly, or only the e-mail, and never too late. */
import { expect, test } from 'vitest'

import type { Context } from '#domain/context.ts'
import { extendDeadline } from '#domain/orders/bank-transfers/extend-deadline.server.ts'
import { recordTransfer } from '#domain/orders/bank-transfers/record-transfer.server.ts'
import { createBatch } from '#domain/orders/batches/create-batch.server.ts'
import { viewBatch } from '#domain/orders/batches/view-batch.server.ts'
import { cancelOrder } from '#domain/orders/cancelling/cancel-order.server.ts'
import { resendEmail } from '#domain/orders/emails/resend-email.server.ts'
import { confirmOrder } from '#domain/orders/fulfilment/confirm-order.server.ts'
import { markDelivered } from '#domain/orders/fulfilment/deliver-order.server.ts'
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts'
import {
  cancelReplacement,
  shipReplacement,
} from '#domain/orders/replacements/close-replacement.server.ts'
import { openReplacement } from '#domain/orders/replacements/open-replacement.server.ts'
import { batchHeldUntil, undoBatch } from '#domain/orders/undoing/undo-batch.server.ts'
import { undoStep } from '#domain/orders/undoing/undo-step.server.ts'
import { viewCustomerOrder, viewOrderAsStaff } from '#domain/orders/view-order.server.ts'
import { fail } from '#shared/result.ts'

import { placeOrder, SIX, signIn } from '../../support/shop/buyer.ts'
import {
  buyerContext,
  orderRow,
  placeBankOrder,
  reservedOf,
  setStock,
  staffContext,
  timelineOf,
} from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const UNDO = { env: { UNDO_SECONDS: '10' } }
const NUMBER = '408511267743'
const LATE = fail('email_left')

async function paidOrder(shop: TestShop) {
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  const staff = await staffContext(shop)
  const transfer = { amountMinor: 81_260, payerName: 'ヤマダ', receivedOn: '2026-11-01' }
  unwrap(await recordTransfer(staff, orderId, { ...transfer, acceptsDifference: false }))
  return { buyer, orderId, staff }
}

async function emailOf(shop: TestShop, orderId: string, kind: string) {
  const [row] = await shop.query<{ id: string; state: string }>(
    "select id, state from emails where payload->>'orderId' = $1 and kind = $2",
    [orderId, kind],
  )
  return row ?? { id: '', state: 'none' }
}

/** What the clock of the database does by itself. */
const passTenSeconds = async (shop: TestShop) => {
  shop.advance(10_000)
  await shop.query(
    "update emails set due_at = due_at - interval '10 seconds' where state = 'queued'",
  )
}

const undo = async (ctx: Context, shop: TestShop, orderId: string, kind: string) =>
  undoStep(ctx, orderId, (await emailOf(shop, orderId, kind)).id)

const stockOf = async (shop: TestShop) => {
  const rows = await shop.query('select serial, on_hand, reserved from cartridge_stock order by 1')
  return rows
}

test('the e-mail waits ten seconds, is no undelivered one, and then leaves once, also by another process', async () => {
  await using shop = await openTestShop(UNDO)
  const { orderId, staff } = await paidOrder(shop)
  unwrap(await confirmOrder(staff, orderId))
  await shop.drainJobs()
  expect(await emailOf(shop, orderId, 'order_confirmed')).toMatchObject({ state: 'queued' })

  // The first process is gone: nothing of it was needed.
  await using other = await openTestShop({
    ...UNDO,
    beside: shop,
    now: shop.clock.now.toISOString(),
  })
  await passTenSeconds(shop)
  other.advance(10_000)
  await other.drainJobs()
  await shop.drainJobs()
  expect(await emailOf(shop, orderId, 'order_confirmed')).toMatchObject({ state: 'sent' })
  expect(await undo(staff, shop, orderId, 'order_confirmed')).toEqual(LATE)
  expect((await orderRow(shop, orderId)).status).toBe('confirmed')
})

test('confirm, ship and deliver are taken back with their stock, without an e-mail, and can be done again', async () => {
  await using shop = await openTestShop(UNDO)
  const { buyer, orderId, staff } = await paidOrder(shop)
  const [stock, reserved] = [await stockOf(shop), await reservedOf(shop)]

  unwrap(await confirmOrder(staff, orderId))
  unwrap(await undo(staff, shop, orderId, 'order_confirmed'))
  expect((await orderRow(shop, orderId)).status).toBe('paid')
  expect(await emailOf(shop, orderId, 'order_confirmed')).toMatchObject({ state: 'none' })

  unwrap(await confirmOrder(staff, orderId))
  unwrap(await shipOrder(staff, orderId, NUMBER))
  expect(await stockOf(shop)).not.toEqual(stock)
  unwrap(await undo(staff, shop, orderId, 'order_shipped'))
  expect(await orderRow(shop, orderId)).toMatchObject({
    status: 'confirmed',
    tracking_numbers: [],
    shipped_at: null,
  })
  expect([await stockOf(shop), await reservedOf(shop)]).toEqual([stock, reserved])
  const rows = await shop.query<{ sum: number }>(
    "select sum(delta)::int as sum from stock_movements where reason = 'shipped'",
  )
  expect(rows).toEqual([{ sum: 0 }])

  unwrap(await shipOrder(staff, orderId, NUMBER))
  unwrap(await markDelivered(staff, orderId))
  unwrap(await undo(staff, shop, orderId, 'order_delivered'))
  expect(await orderRow(shop, orderId)).toMatchObject({ status: 'shipped', delivered_at: null })

  const kinds = unwrap(await viewCustomerOrder(buyerContext(shop, buyer), orderId)).events
  const steps = ['confirmed', 'shipped', 'delivered', 'undone']
  expect(kinds.map(({ kind }) => kind).filter((kind) => steps.includes(kind))).toEqual([
    ...['confirmed', 'shipped'],
  ])
  const all = unwrap(await viewOrderAsStaff(staff, orderId)).events
  expect(all.filter(({ kind }) => kind === 'undone')).toHaveLength(3)

  await passTenSeconds(shop)
  await shop.drainJobs()
  expect(await emailOf(shop, orderId, 'order_confirmed')).toMatchObject({ state: 'sent' })
  expect(await emailOf(shop, orderId, 'order_delivered')).toMatchObject({ state: 'none' })
})

test('an order that has moved on is not moved back, and a second press changes nothing', async () => {
  await using shop = await openTestShop(UNDO)
  const { orderId, staff } = await paidOrder(shop)
  unwrap(await confirmOrder(staff, orderId))
  unwrap(await shipOrder(staff, orderId, NUMBER))
  expect(await undo(staff, shop, orderId, 'order_confirmed')).toEqual(fail('order_state_refuses'))
  const { id } = await emailOf(shop, orderId, 'order_shipped')
  const both = await Promise.all([undoStep(staff, orderId, id), undoStep(staff, orderId, id)])
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect((await orderRow(shop, orderId)).status).toBe('confirmed')
  // The refused one is still on its way.
  await passTenSeconds(shop)
  await shop.drainJobs()
  expect(await emailOf(shop, orderId, 'order_confirmed')).toMatchObject({ state: 'sent' })
})

test('a canceled transfer order waits again while its goods are there; once they are sold it stays canceled', async () => {
  await using shop = await openTestShop(UNDO)
  const staff = await staffContext(shop)
  const orderId = await placeBankOrder(shop, await signIn(shop))
  const reserved = await reservedOf(shop)
  unwrap(await cancelOrder(staff, orderId))
  unwrap(await undo(staff, shop, orderId, 'order_canceled'))
  expect((await orderRow(shop, orderId)).status).toBe('awaiting_transfer')
  expect(await reservedOf(shop)).toBe(reserved)

  unwrap(await cancelOrder(staff, orderId))
  await setStock(shop, SIX[0] ?? '', 0)
  expect(await undo(staff, shop, orderId, 'order_canceled')).toEqual(fail('out_of_stock'))
  expect((await orderRow(shop, orderId)).status).toBe('canceled')
  expect(await emailOf(shop, orderId, 'order_canceled')).toMatchObject({ state: 'queued' })
})

test('of other steps only the e-mail is stopped: it stays readable and can be sent later', async () => {
  await using shop = await openTestShop(UNDO)
  const staff = await staffContext(shop)
  const orderId = await placeBankOrder(shop, await signIn(shop))
  unwrap(await extendDeadline(staff, orderId, '2026-11-27'))
  const deadline = (await orderRow(shop, orderId)).bank_deadline_at
  unwrap(await undo(staff, shop, orderId, 'deadline_extended'))
  expect((await orderRow(shop, orderId)).bank_deadline_at).toEqual(deadline)
  expect(await timelineOf(shop, orderId)).toContain('email_withdrawn')
  await passTenSeconds(shop)
  await shop.drainJobs()
  const { id, state } = await emailOf(shop, orderId, 'deadline_extended')
  expect(state).toBe('withdrawn')
  unwrap(await resendEmail(staff, orderId, id))
  await shop.drainJobs()
  expect(await emailOf(shop, orderId, 'deadline_extended')).toMatchObject({ state: 'sent' })

  // The card payment was canceled at the processor.
  const { orderId: byCard } = await placeOrder(shop, await signIn(shop))
  unwrap(await cancelOrder(staff, byCard))
  unwrap(await undo(staff, shop, byCard, 'order_canceled'))
  expect((await orderRow(shop, byCard)).status).toBe('canceled')
  expect(await emailOf(shop, byCard, 'order_canceled')).toMatchObject({ state: 'withdrawn' })
})

test('no other order, no other role, and nothing that customers or the shop itself caused', async () => {
  await using shop = await openTestShop(UNDO)
  const { orderId, staff } = await paidOrder(shop)
  const other = await placeBankOrder(shop, await signIn(shop))
  unwrap(await confirmOrder(staff, orderId))
  const { id } = await emailOf(shop, orderId, 'order_confirmed')
  expect(await undoStep(staff, other, id)).toEqual(fail('not_found'))
  expect(await undoStep(await staffContext(shop, 'support'), orderId, id)).toEqual(
    fail('forbidden'),
  )
  for (const wrong of ['', 'x', crypto.randomUUID()])
    expect(await undoStep(staff, orderId, wrong)).toEqual(LATE)
  const rows = await shop.query('select kind from emails where held_until is not null order by 1')
  expect(rows).toEqual([{ kind: 'order_confirmed' }, { kind: 'payment_received' }])
})

test('a replacement is taken back step by step, with its goods and without an e-mail', async () => {
  await using shop = await openTestShop(UNDO)
  const { orderId, staff, buyer } = await paidOrder(shop)
  unwrap(await confirmOrder(staff, orderId))
  unwrap(await shipOrder(staff, orderId, NUMBER))
  const open = () =>
    openReplacement(staff, orderId, {
      items: [{ code: SIX[0] ?? '', quantity: 1 }],
      reason: 'lost',
      note: '',
      reportedOn: '2026-11-02',
      confirmsPeriod: false,
      confirmsExcess: true,
    })
  const stock = await stockOf(shop)
  unwrap(await open())
  expect(await stockOf(shop)).not.toEqual(stock)
  unwrap(await undo(staff, shop, orderId, 'replacement_opened'))
  expect(await stockOf(shop)).toEqual(stock)
  expect(await emailOf(shop, orderId, 'replacement_opened')).toMatchObject({ state: 'none' })

  unwrap(await open())
  const replacements = await shop.query<{ id: string; state: string }>(
    'select id, state from replacements where order_id = $1 order by position',
    [orderId],
  )
  expect(replacements.map(({ state }) => state)).toEqual(['canceled', 'open'])
  const ids = { orderId, replacementId: replacements[1]?.id ?? '' }
  const reserved = await stockOf(shop)
  unwrap(await shipReplacement(staff, ids, NUMBER, true))
  unwrap(await undo(staff, shop, orderId, 'replacement_shipped'))
  expect(await stockOf(shop)).toEqual(reserved)
  unwrap(await cancelReplacement(staff, orderId, ids.replacementId))
  unwrap(await undo(staff, shop, orderId, 'replacement_canceled'))
  expect(await stockOf(shop)).toEqual(reserved)

  // The customer sees the one that is open now.
  const { events } = unwrap(await viewCustomerOrder(buyerContext(shop, buyer), orderId))
  const kinds = events.map(({ kind }) => kind).filter((kind) => kind.startsWith('replacement'))
  expect(kinds).toEqual(['replacement_opened'])
  unwrap(await shipReplacement(staff, ids, NUMBER, true))
  await passTenSeconds(shop)
  await shop.drainJobs()
  expect(await undo(staff, shop, orderId, 'replacement_shipped')).toEqual(LATE)
})

test('one press takes back all orders of a batch whose e-mails still wait', async () => {
  await using shop = await openTestShop(UNDO)
  const [first, second] = [await paidOrder(shop), await paidOrder(shop)]
  const { staff } = first
  const both = [first, second].map(({ orderId: id }) => ({ id, trackingNumbers: null }))
  const formKey = crypto.randomUUID()
  const batchId = unwrap(await createBatch(staff, { action: 'confirm', formKey, orders: both }))
  await shop.drainJobs()
  const batch = unwrap(await viewBatch(staff, batchId))
  const until = await batchHeldUntil(staff, batch)
  expect(until).toEqual(new Date(shop.clock.now.getTime() + 10_000))
  // One has moved on: it stays as it is.
  unwrap(await shipOrder(staff, second.orderId, NUMBER))
  expect(await undoBatch(staff, batchId)).toEqual({ ok: true, value: { undone: 1 } })
  expect((await orderRow(shop, first.orderId)).status).toBe('paid')
  expect((await orderRow(shop, second.orderId)).status).toBe('shipped')
  expect(await undoBatch(staff, crypto.randomUUID())).toEqual(LATE)
  await passTenSeconds(shop)
  expect(await batchHeldUntil(await staffContext(shop), batch)).toBeNull()
})

test('a shipment that was replaced meanwhile is not taken back', async () => {
  await using shop = await openTestShop(UNDO)
  const { orderId, staff } = await paidOrder(shop)
  unwrap(await confirmOrder(staff, orderId))
  unwrap(await shipOrder(staff, orderId, NUMBER))
  const items = [{ code: SIX[0] ?? '', quantity: 1 }]
  const report = { reason: 'damaged', reportedOn: '2026-11-01', note: '' } as const
  const ticks = { confirmsPeriod: false, confirmsExcess: false }
  unwrap(await openReplacement(staff, orderId, { items, ...report, ...ticks }))

  expect(await undo(staff, shop, orderId, 'order_shipped')).toEqual(fail('order_state_refuses'))
  expect((await orderRow(shop, orderId)).status).toBe('shipped')
})
