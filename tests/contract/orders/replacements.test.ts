/** Goods sent once more at no charge: stock, parcels, e-mails and what the customer sees; never money. Decision 0060. */
import { expect, test } from 'vitest'

import { selectForLabels } from '#domain/orders/batches/select-orders.server.ts'
import { confirmOrder } from '#domain/orders/fulfilment/confirm-order.server.ts'
import { markDelivered } from '#domain/orders/fulfilment/deliver-order.server.ts'
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts'
import { listReservedStock } from '#domain/orders/listing/list-reserved-stock.server.ts'
import { issuePackingSlips } from '#domain/orders/packing/issue-packing-slips.server.ts'
import {
  cancelReplacement,
  shipReplacement,
} from '#domain/orders/replacements/close-replacement.server.ts'
import { openReplacement } from '#domain/orders/replacements/open-replacement.server.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { fail } from '#shared/result.ts'
import { loadPacking } from '#web/features/admin/orders/packing/packing.server.ts'
import { handlePackingAction } from '#web/features/admin/orders/packing/packing-action.server.ts'
import { loadPickList } from '#web/features/admin/orders/packing/pick-list.server.ts'

import { type Buyer, signIn } from '../../support/shop/buyer.ts'
import {
  emailsOf,
  orderRow,
  placeBankOrder,
  setStock,
  staffContext,
  timelineOf,
} from '../../support/shop/orders.ts'
import { DAY, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const NUMBER = '0000-1111-2220'

async function openWithSentOrder() {
  const shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  await shop.query("update orders set status = 'paid' where id = $1", [orderId])
  const staff = () => staffContext(shop)
  unwrap(await confirmOrder(await staff(), orderId))
  unwrap(await shipOrder(await staff(), orderId, NUMBER))
  const [row] = await shop.query<{ code: string; quantity: number }>(
    'select serial as code, quantity from order_cartridges where order_id = $1 order by serial',
    [orderId],
  )
  const scent = row ?? { code: '', quantity: 0 }
  const open = async (change: object = {}) =>
    openReplacement(await staff(), orderId, {
      items: [{ code: scent.code, quantity: 1 }],
      reason: 'defect' as const,
      note: '',
      reportedOn: dayInJapan(shop.clock.now),
      confirmsPeriod: false,
      confirmsExcess: false,
      ...change,
    })
  return {
    shop,
    buyer,
    orderId,
    staff,
    scent,
    open,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

const stockOf = async (shop: TestShop, serial: string) => {
  const [row] = await shop.query<{ on_hand: number; reserved: number }>(
    'select on_hand, reserved from cartridge_stock where serial = $1',
    [serial],
  )
  return row
}

const idsOf = async (shop: TestShop, orderId: string) => {
  const rows = await shop.query<{ id: string }>(
    'select id from replacements where order_id = $1 order by position',
    [orderId],
  )
  return rows.map(({ id }) => id)
}

const moneyOf = async (shop: TestShop, orderId: string) => {
  const [row] = await shop.query(
    `select (select count(*)::int from money_movements where order_id = $1) as movements,
            (select count(*)::int from refunds where order_id = $1) as refunds`,
    [orderId],
  )
  return row
}

const readAsBuyer = (shop: TestShop, { token }: Buyer, orderId: string) =>
  shop.call<{ data: { replacements: object[]; timeline: { kind: string }[] } }>({
    path: `/v1/orders/${orderId}`,
    token,
  })

test('opened: stock is reserved, the customer gets an e-mail, the money book stays as it is', async () => {
  await using opened = await openWithSentOrder()
  const { shop, buyer, orderId, scent, open } = opened
  const before = await stockOf(shop, scent.code)
  const money = await moneyOf(shop, orderId)

  expect(await open({ note: 'The seal was broken' })).toMatchObject({ ok: true })
  expect(await stockOf(shop, scent.code)).toEqual({
    ...before,
    reserved: (before?.reserved ?? 0) + 1,
  })
  expect(await moneyOf(shop, orderId)).toEqual(money)
  expect((await orderRow(shop, orderId)).status).toBe('shipped')
  expect((await timelineOf(shop, orderId)).at(-1)).toBe('replacement_opened')
  await shop.drainJobs()
  expect(await emailsOf(shop, orderId)).toContain('replacement_opened')

  const { number } = await orderRow(shop, orderId)
  const { body } = await readAsBuyer(shop, buyer, orderId)
  expect(body.data.replacements).toMatchObject([
    {
      replacementNumber: `${number}-R1`,
      status: 'open',
      parcels: [],
      shippedAt: null,
      items: [{ id: scent.code, quantity: 1 }],
    },
  ])
  expect(body.data.timeline.at(-1)).not.toHaveProperty('text')
})

test('shipped: as an order with its own parcels, out of stock with its own reason, and once', async () => {
  await using opened = await openWithSentOrder()
  const { shop, buyer, orderId, scent, staff, open } = opened
  await open()
  const [replacementId = ''] = await idsOf(shop, orderId)
  const before = await stockOf(shop, scent.code)
  const ids = { orderId, replacementId }

  expect(await shipReplacement(await staff(), ids, 'abc')).toEqual(fail('tracking_unknown'))
  expect(await shipReplacement(await staff(), ids, `${NUMBER}, 0000-1111-2231`)).toMatchObject({
    ok: true,
  })
  expect(await stockOf(shop, scent.code)).toEqual({
    on_hand: (before?.on_hand ?? 0) - 1,
    reserved: (before?.reserved ?? 0) - 1,
  })
  const rows = await shop.query<{ reason: string; delta: number }>(
    'select reason, delta from stock_movements where serial = $1 order by id desc limit 1',
    [scent.code],
  )
  expect(rows).toEqual([{ reason: 'replaced', delta: -1 }])
  for (const again of [
    await shipReplacement(await staff(), ids, NUMBER),
    await cancelReplacement(await staff(), orderId, replacementId),
  ])
    expect(again).toEqual(fail('replacement_state_refuses'))

  await shop.drainJobs()
  expect(await emailsOf(shop, orderId)).toContain('replacement_shipped')
  const { body } = await readAsBuyer(shop, buyer, orderId)
  expect(body.data.replacements).toMatchObject([
    { status: 'shipped', parcels: [{ trackingNumber: NUMBER }, {}] },
  ])
  // The order's own parcel is another one.
  expect((await orderRow(shop, orderId)).tracking_numbers).toEqual([NUMBER])
})

test('canceled before it ships: the goods are free again, and what it held may be replaced again', async () => {
  await using opened = await openWithSentOrder()
  const { shop, orderId, scent, staff, open } = opened
  const before = await stockOf(shop, scent.code)
  await open({ items: [scent] })
  const [replacementId = ''] = await idsOf(shop, orderId)
  expect(await cancelReplacement(await staff(), orderId, replacementId)).toMatchObject({ ok: true })
  expect(await stockOf(shop, scent.code)).toEqual(before)
  await shop.drainJobs()
  expect(await emailsOf(shop, orderId)).toContain('replacement_canceled')
  expect(await open({ items: [scent] })).toMatchObject({ ok: true })
  // Another order's replacement does not exist for this one.
  const other = await placeBankOrder(shop, await signIn(shop))
  expect(await cancelReplacement(await staff(), other, replacementId)).toEqual(fail('not_found'))
})

test('refused: an order that was not sent, too little stock, too many pieces, a late report, the form sent twice', async () => {
  await using opened = await openWithSentOrder()
  const { shop, orderId, scent, staff, open } = opened
  const refuse = async (change: object, error: string) => {
    expect(await open(change)).toEqual({ ok: false, error })
    expect(await idsOf(shop, orderId)).toEqual([])
  }
  const { reserved = 0 } = (await stockOf(shop, scent.code)) ?? {}
  await setStock(shop, scent.code, reserved)
  await refuse({}, 'replacement_out_of_stock')
  await setStock(shop, scent.code, reserved + 10)
  await refuse({ items: [] }, 'replacement_pieces_unknown')
  await refuse({ replacementsBefore: 1 }, 'order_state_refuses')

  unwrap(await markDelivered(await staff(), orderId))
  shop.advance(9 * DAY)
  await refuse({}, 'replacement_period_over')
  expect(await open({ items: [scent], confirmsPeriod: true })).toMatchObject({ ok: true })
  const again = { confirmsPeriod: true, items: [{ ...scent, quantity: 1 }] }
  expect(await open(again)).toEqual(fail('replacement_exceeds_order'))
  expect(await open({ ...again, confirmsExcess: true })).toMatchObject({ ok: true })

  const unsent = await placeBankOrder(shop, await signIn(shop))
  const request = {
    items: [{ ...scent, quantity: 1 }],
    reason: 'defect' as const,
    note: '',
    reportedOn: '2026-11-05',
    confirmsPeriod: true,
    confirmsExcess: true,
  } as const
  expect(await openReplacement(await staff(), unsent, request)).toEqual(fail('order_state_refuses'))
})

test('packed like an order: on the board, pick list, slip and label, and shipped from the board', async () => {
  await using opened = await openWithSentOrder()
  const { shop, orderId, scent, staff, open } = opened
  const kit = { code: 'kit', quantity: 1 }
  await open({ items: [kit, { ...scent, quantity: 1 }] })
  const [id = ''] = await idsOf(shop, orderId)
  const number = `${(await orderRow(shop, orderId)).number}-R1`

  const { list, counts } = await loadPacking(await staff(), new URLSearchParams())
  expect(list.rows).toMatchObject([
    { id, orderId, number, devices: [{ quantity: 1 }], scents: [{ serial: scent.code }] },
  ])
  expect(counts).toEqual([{ country: 'JP', method: 'domestic', count: 1 }])
  const picked = await loadPickList(await staff(), [id])
  expect(picked.list).toMatchObject({
    products: [{ code: 'kit', quantity: 1 }],
    scents: [{ code: scent.code, quantity: 1 }],
  })
  expect(unwrap(await issuePackingSlips(await staff(), [id]))).toMatchObject([
    {
      number: `P-${number}`,
      packing: { isReplacement: true, notes: '' },
      packages: [],
      // Those of the first parcel are not on it.
      delivery: { trackingNumbers: [], shippedAt: null },
    },
  ])
  const labels = unwrap(await selectForLabels(await staff(), [id], { takesSent: false }))
  expect(labels.orders).toMatchObject([{ number, packageCount: 1 }])
  const held = unwrap(await listReservedStock(await staff()))
  expect(held.find(({ serial }) => serial === scent.code)?.holders).toMatchObject([{ number }])

  const form = new FormData()
  for (const [name, value] of [
    ['intent', 'ship_orders'],
    ['row', id],
    [`tracking-${id}`, NUMBER],
  ] as const)
    form.append(name, value)
  expect(await handlePackingAction(await staff(), form)).toMatchObject({
    kind: 'board',
    replaced: 1,
    isInputEmpty: false,
    list: { rows: [] },
  })
  expect((await timelineOf(shop, orderId)).at(-1)).toBe('replacement_shipped')
})

test('a pasted list names it by its number; one that was closed is left out with its line', async () => {
  await using opened = await openWithSentOrder()
  const { shop, orderId, staff, open } = opened
  unwrap(await open())
  const [id = ''] = await idsOf(shop, orderId)
  const number = (await orderRow(shop, orderId)).number
  const form = new FormData()
  form.append('intent', 'read_list')
  form.append('list', `${number}-R1, ${NUMBER}\n${number}-R2, ${NUMBER}`)
  expect(await handlePackingAction(await staff(), form)).toMatchObject({
    list: { rows: [{ id, number: `${number}-R1`, trackingNumbers: NUMBER, error: null }] },
    leftOut: [{ at: 2, why: 'unknown' }],
  })
})
