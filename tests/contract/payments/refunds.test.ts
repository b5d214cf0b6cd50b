/** Money that goes back: by part, by item, to a card or by transfer, and the goods that come back. Decisions, section 7. */
import { expect, test } from 'vitest'

import { listOrdersByAttention } from '#domain/orders/attention/list-attention.server.ts'
import { listOrdersNeedingAttentionAsStaff } from '#domain/orders/attention/list-orders-needing-attention.server.ts'
import { confirmOrder } from '#domain/orders/fulfilment/confirm-order.server.ts'
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts'
import {
  recordRefundTransfer,
  requestRefund,
  retryRefund,
  withdrawRefund,
} from '#domain/orders/refunds/request-refund.server.ts'
import { fail } from '#shared/result.ts'

import { signIn, statusOf } from '../../support/shop/buyer.ts'
import {
  movementsOf,
  openWithCard,
  payByCard,
  refundsOf,
  request,
  TOTAL,
  WHOLE,
} from '../../support/shop/money.ts'
import {
  control,
  emailsOf,
  orderRow,
  reservedOf,
  setFaults,
  staffContext,
  systemContext,
  timelineOf,
} from '../../support/shop/orders.ts'
import { DAY, openTestShop, type TestShop } from '../../support/shop/shop.ts'

const contentsOf = async (shop: TestShop, orderId: string) => {
  const rows = await shop.query<{ serial: string; quantity: number }>(
    'select serial, quantity from order_cartridges where order_id = $1 order by serial',
    [orderId],
  )
  return rows
}

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
  await shop.query("delete from pgboss.job where name = 'payments.send_refund'")
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
  await shop.query('update payment_sandbox.charges set amount_refunded = amount')
  await requestRefund(staff, orderId, request(WHOLE))
  await shop.drainJobs()
  const [refund] = await refundsOf(shop, orderId)
  expect(refund).toMatchObject({ state: 'failed' })
  expect(await orderRow(shop, orderId)).toMatchObject({
    status: 'paid',
    review_reason: 'refund_failed',
  })

  await shop.query('update payment_sandbox.charges set amount_refunded = 0')
  const id = refund?.id ?? ''
  expect(await retryRefund(staff, orderId, id)).toMatchObject({ ok: true })
  expect(await retryRefund(staff, orderId, id)).toEqual(fail('refund_state_refuses'))
  await shop.drainJobs()
  expect(await statusOf(shop, orderId)).toBe('refunded')
  expect(await withdrawRefund(staff, orderId, id)).toMatchObject({ ok: false })
  for (const none of ['', 'x', orderId])
    expect(await retryRefund(staff, orderId, none)).toEqual(fail('not_found'))
})

test('refund: goods that were sent come back on the shelf only when staff say so', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const staff = await staffContext(shop)
  const onHand = async () => {
    const [row] = await shop.query<{ sum: number }>(
      'select sum(on_hand)::int as sum from cartridge_stock',
    )
    return row?.sum ?? 0
  }
  for (const isBack of [true, false]) {
    const orderId = await payByCard(shop, buyer)
    await confirmOrder(staff, orderId)
    const before = await onHand()
    await shipOrder(staff, orderId, '0000-0000-0000')
    const sent = await contentsOf(shop, orderId)
    const back = sent.map(({ serial: code, quantity }) => ({ code, quantity }))
    const restocked = isBack ? back : []
    await requestRefund(staff, orderId, { ...request(WHOLE), restocked })
    await shop.drainJobs()
    expect(await statusOf(shop, orderId)).toBe('refunded')
    expect(await onHand()).toBe(isBack ? before : before - 6)
  }
})

test('refund by item: each item once, whatever was refunded before, and the refund says what it was for', async () => {
  await using opened = await openWithCard()
  const { shop, orderId } = opened
  const staff = await staffContext(shop)
  const kit = (quantity: number) => [{ code: 'kit', quantity }]
  const exceeded = fail('refund_pieces_exceeded')
  expect(await requestRefund(staff, orderId, { ...request({}), items: kit(2) })).toEqual(exceeded)
  expect(
    await requestRefund(staff, orderId, { ...request({}), items: [{ code: 'x', quantity: 1 }] }),
  ).toEqual(exceeded)
  // The item takes all of the goods: a yen more is too much.
  expect(
    await requestRefund(staff, orderId, { ...request({ goodsMinor: 1 }), items: kit(1) }),
  ).toEqual(fail('refund_too_much'))
  expect(await refundsOf(shop, orderId)).toEqual([])

  expect(await requestRefund(staff, orderId, { ...request({}), items: kit(1) })).toMatchObject({
    ok: true,
  })
  expect(await requestRefund(staff, orderId, { ...request({}), items: kit(1) })).toEqual(exceeded)
  await shop.drainJobs()
  expect(await refundsOf(shop, orderId)).toMatchObject([{ state: 'succeeded', amount: 80_000 }])
  const rows = await shop.query<{ kind: string; items: unknown }>(
    `select kind, detail->'items' as items from order_events where order_id = $1
     and kind in ('refund_requested', 'refunded_part') order by id`,
    [orderId],
  )
  expect(rows).toEqual([
    { kind: 'refund_requested', items: kit(1) },
    { kind: 'refunded_part', items: kit(1) },
  ])
  const emails = await shop.query<{ text: string }>(
    "select text from emails where kind = 'refund_sent' and state = 'sent'",
  )
  expect(emails[0]?.text).toContain('Aroma Shooter Kit × 1')
})

test('refund by item: the limit of a role counts the price of the items', async () => {
  await using opened = await openWithCard()
  const { shop, orderId } = opened
  const operations = await staffContext(shop, 'operations')
  const kit = { ...request({}), items: [{ code: 'kit', quantity: 1 }] }
  expect(await requestRefund(operations, orderId, kit)).toEqual(fail('refund_above_limit'))
  expect(await refundsOf(shop, orderId)).toEqual([])
})

test('goods that came back: each cartridge once, only of a parcel that was sent, and only once the money is', async () => {
  await using opened = await openWithCard()
  const { shop, orderId } = opened
  const staff = await staffContext(shop)
  const [first] = await contentsOf(shop, orderId)
  const { serial: code, quantity: most } = first ?? { serial: '', quantity: 0 }
  const back = (quantity: number) =>
    requestRefund(staff, orderId, {
      ...request({ goodsMinor: 100 }, 'bank_transfer'),
      restocked: [{ code, quantity }],
    })
  const onHand = async () => {
    const [row] = await shop.query<{ on_hand: number }>(
      'select on_hand from cartridge_stock where serial = $1',
      [code],
    )
    return row?.on_hand ?? 0
  }
  const exceeded = fail('refund_pieces_exceeded')
  await confirmOrder(staff, orderId)
  expect(await back(1)).toEqual(exceeded)
  await shipOrder(staff, orderId, '0000-0000-0000')
  const sent = await onHand()
  expect(await back(most + 1)).toEqual(exceeded)
  expect(await back(most)).toMatchObject({ ok: true })
  expect(await back(1)).toEqual(exceeded)
  expect(await onHand()).toBe(sent)

  const [refund] = await refundsOf(shop, orderId)
  await recordRefundTransfer(staff, orderId, { refundId: refund?.id ?? '', proof: 'A-1' })
  expect(await onHand()).toBe(sent + most)
  expect(await statusOf(shop, orderId)).toBe('shipped')
})
