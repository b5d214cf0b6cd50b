/** The console's list of orders: found, narrowed, paged, worked on in numbers and handed out. Decisions, section 12. */
import { expect, test } from 'vitest'

import type { Context } from '#domain/context.ts'
import { createBatch } from '#domain/orders/batches/create-batch.server.ts'
import { processBatches } from '#domain/orders/batches/process-batches.server.ts'
import { takeLabels } from '#domain/orders/batches/select-orders.server.ts'
import { viewBatch } from '#domain/orders/batches/view-batch.server.ts'
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts'
import { exportOrders } from '#domain/orders/listing/export-orders.server.ts'
import { NO_FILTER, ORDER_SORTS, type OrderFilter } from '#domain/orders/listing/list-filter.ts'
import { searchOrders } from '#domain/orders/listing/search-orders.server.ts'
import { fail } from '#shared/result.ts'

import { addManyOrders } from '../../../scripts/dev/many-orders.ts'
import { queryPlansOf } from '../../support/database/query-plans.ts'
import { placeOrder, signIn } from '../../support/shop/buyer.ts'
import {
  emailsOf,
  orderRow,
  staffContext,
  stockUp,
  systemContext,
  timelineOf,
} from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const NEWEST = { sort: 'newest', from: null, size: 50 } as const
const KEY = '11111111-1111-4111-8111-111111111111'

const search = async (ctx: Context, change: Partial<OrderFilter>) =>
  unwrap(await searchOrders(ctx, { ...NO_FILTER, ...change }, NEWEST))

const idsOf = async (ctx: Context, change: Partial<OrderFilter>): Promise<string[]> =>
  (await search(ctx, change)).items.map(({ id }) => id)

async function paidOrders(shop: TestShop, count: number): Promise<string[]> {
  const buyer = await signIn(shop)
  const ids: string[] = []
  while (ids.length < count) {
    const { orderId } = await placeOrder(shop, buyer)
    await shop.query("update orders set status = 'paid', paid_at = placed_at where id = $1", [
      orderId,
    ])
    ids.push(orderId)
  }
  return ids
}

test('Decisions, section 12 search: staff find an order by any of its details, in any width, case and kana', async () => {
  await using shop = await openTestShop()
  await stockUp(shop)
  const buyer = await signIn(shop)
  const staff = await staffContext(shop)
  const { orderId } = await placeOrder(shop, buyer, {
    customer: {
      name: '髙橋 太郎',
      kana: 'タカハシ ダイスケ',
      email: 'Taro.Takahashi@example.com',
      phone: '090-8765-4321',
      description: 'Müller Düfte',
    },
  })
  await placeOrder(shop, buyer)
  const { number } = await orderRow(shop, orderId)
  await shop.query("update orders set status = 'confirmed' where id = $1", [orderId])
  unwrap(await shipOrder(staff, orderId, '1234-0000-9876'))

  const shown = String(number)
  const found = [
    ...[shown, shown.replace('-', '').toLowerCase(), shown.replace('-', ' '), shown.slice(1, 7)],
    ...['髙橋', '髙', '太郎 髙橋', 'たかはし', 'ﾀﾞｲｽｹ', 'タカハシ　ダイ', 'takahashi@EXAMPLE'],
    ...['muller dufte', 'ＭÜＬＬＥＲ', '090-8765-4321', '09087654321', '+81 90 8765 4321', '4321'],
    ...['12340000 9876', '１２３４－００００'],
  ]
  for (const input of found)
    expect([input, await idsOf(staff, { search: input })]).toEqual([input, [orderId]])
  for (const input of ['104-0061', '1040061', 'AC-CI01', 'ac ci01', 'アイテム ない'])
    expect([input, (await idsOf(staff, { search: input })).length]).toEqual([
      input,
      input.startsWith('ア') ? 0 : 2,
    ])
  for (const input of ["%' or true --", '%%', '__', '\\', ' - '])
    expect([input, await idsOf(staff, { search: input })]).toEqual([input, []])
  expect(await search(staff, { search: 'x' })).toMatchObject({ items: [], isTooShort: true })
})

test('Decisions, section 12 lists: none reads the orders whole, and pages go on from an order, there and back', async () => {
  await using shop = await openTestShop({ isFresh: true })
  await addManyOrders(shop.pool, { orders: 3_000, events: 0, now: shop.clock.now })
  const staff = await staffContext(shop)
  const requests: Partial<OrderFilter>[] = [
    {},
    { statuses: ['paid'] },
    { statuses: ['abandoned', 'refunded'] },
    { country: 'KR' },
    { country: 'FR' },
    { method: 'card', currency: 'jpy' },
    { currency: 'usd' },
    { needsAttention: true },
    { isLate: true },
    { from: '2026-10-01', to: '2026-10-31' },
    { search: 'たかはし 花子' },
    { search: 'many.example.com' },
    { search: 'buyer77@many' },
  ]
  for (const [at, request] of requests.entries()) {
    const sort = ORDER_SORTS[at % ORDER_SORTS.length] ?? 'newest'
    const plans = await queryPlansOf(shop.pool, () =>
      searchOrders(staff, { ...NO_FILTER, ...request }, { ...NEWEST, sort }),
    )
    expect(plans.length).toBeGreaterThan(1)
    const isWhole = ({ nodes }: { nodes: string[] }) => nodes.includes('Seq Scan on orders')
    expect([request, sort, plans.filter(isWhole)]).toEqual([request, sort, []])
    // A plan without its parameters would find no partial index.
    for (const { text } of plans)
      expect(text).not.toMatch(/"(status|country|currency)" (=|in \() ?\$/)
  }
  const rare = await queryPlansOf(shop.pool, () => idsOf(staff, { search: 'buyer77@many' }))
  expect(rare.flatMap(({ nodes }) => nodes)).not.toContain('Seq Scan on order_search')

  for (const sort of ['newest', 'oldest', 'deadline'] as const) {
    const pages: string[][] = []
    let page = unwrap(await searchOrders(staff, NO_FILTER, { sort, from: null, size: 500 }))
    expect([page.previous, page.total]).toEqual([null, { count: 1_000, isMore: true }])
    pages.push(page.items.map(({ id }) => id))
    while (page.next !== null) {
      const from = { side: 'after', id: page.next } as const
      page = unwrap(await searchOrders(staff, NO_FILTER, { sort, from, size: 500 }))
      pages.push(page.items.map(({ id }) => id))
    }
    expect(pages.map(({ length }) => length)).toEqual(Array.from({ length: 6 }, () => 500))
    expect(new Set(pages.flat()).size).toBe(3_000)

    const from = { side: 'before', id: page.previous ?? '' } as const
    const back = unwrap(await searchOrders(staff, NO_FILTER, { sort, from, size: 500 }))
    expect(back.items.map(({ id }) => id)).toEqual(pages.at(-2))
  }
})

test('Decisions, section 12 batches: one order refuses with its reason, the others are done, and a second run does none twice', async () => {
  await using shop = await openTestShop()
  await stockUp(shop)
  const ids = await paidOrders(shop, 3)
  const staff = await staffContext(shop)
  const request = { action: 'confirm', formKey: KEY } as const
  const orders = ids.map((id) => ({ id, trackingNumbers: null }))
  const batchId = unwrap(await createBatch(staff, { ...request, orders }))
  // The form sent twice, and a colleague who was faster with one of the orders.
  expect(unwrap(await createBatch(staff, { ...request, orders }))).toBe(batchId)
  await shop.query("update orders set status = 'refunded' where id = $1", [ids[1]])

  await Promise.all([processBatches(systemContext(shop)), processBatches(systemContext(shop))])
  await processBatches(systemContext(shop))
  const batch = unwrap(await viewBatch(staff, batchId))
  expect(batch.endedAt).not.toBeNull()
  expect(batch.items.map(({ state, refusal }) => [state, refusal])).toEqual([
    ['done', null],
    ['refused', 'order_state_refuses'],
    ['done', null],
  ])
  for (const id of [ids[0] ?? '', ids[2] ?? '']) {
    expect((await emailsOf(shop, id)).filter((kind) => kind === 'order_confirmed')).toHaveLength(1)
    expect((await timelineOf(shop, id)).filter((kind) => kind === 'confirmed')).toHaveLength(1)
  }
  const rows = await shop.query(
    "select actor_kind from order_events where order_id = $1 and kind = 'confirmed'",
    [ids[0]],
  )
  expect(rows).toEqual([{ actor_kind: 'staff' }])

  const shipping = { action: 'ship', formKey: orders[0]?.id ?? '' } as const
  const numbered = [ids[0], ids[2]].map((id) => ({
    id: id ?? '',
    trackingNumbers: '1234-5678-9013',
  }))
  unwrap(await createBatch(staff, { ...shipping, orders: numbered }))
  await shop.query("update users set role = 'customer' where email = 'staff@example.com'")
  await processBatches(systemContext(shop))
  expect((await orderRow(shop, ids[0] ?? '')).status).toBe('confirmed')
})

test('Decisions, section 12 batches: nothing, too much, a stranger and an order without its number are refused', async () => {
  await using shop = await openTestShop()
  await stockUp(shop)
  const [id = ''] = await paidOrders(shop, 1)
  const staff = await staffContext(shop)
  const ask = (ctx: Context, orders: { id: string; trackingNumbers: string | null }[]) =>
    createBatch(ctx, { action: 'ship', formKey: KEY, orders })
  const one = { id, trackingNumbers: '1234' }
  expect(await ask(systemContext(shop), [one])).toEqual(fail('forbidden'))
  expect(await ask(staff, [])).toEqual(fail('batch_empty'))
  const many = Array.from({ length: 301 }, () => one)
  expect(await ask(staff, many)).toEqual(fail('batch_too_large'))
  expect(await ask(staff, [{ id, trackingNumbers: ' ' }])).toEqual(fail('tracking_missing'))
  for (const wrong of [
    [one, one],
    [one, { ...one, id: KEY }],
  ])
    expect(await ask(staff, wrong)).toEqual(fail('request_invalid'))
  expect(await ask(staff, [one])).toEqual(fail('tracking_unknown'))
  const confirmed = { ...one, isNumberConfirmed: true }
  expect(
    await createBatch(staff, { action: 'ship', formKey: KEY, orders: [confirmed] }),
  ).toMatchObject({ ok: true })
})

test('Decisions, section 12 export: every order of the filter is exported once, and the audit log records it without the query', async () => {
  await using shop = await openTestShop()
  await addManyOrders(shop.pool, { orders: 1_200, events: 0, now: shop.clock.now })
  const staff = await staffContext(shop)
  expect(await exportOrders(systemContext(shop), NO_FILTER)).toEqual(fail('forbidden'))
  const filter = { ...NO_FILTER, search: 'many.example.com', country: 'JP' }
  const numbers: string[] = []
  for await (const some of unwrap(await exportOrders(staff, filter)))
    numbers.push(...some.map(({ order }) => order.number))
  expect(numbers).toHaveLength(1_128)
  expect(new Set(numbers).size).toBe(1_128)

  const [id = ''] = await idsOf(staff, { country: 'KR', statuses: ['delivered'] })
  const request = { takesSent: true, destination: 'abroad' } as const
  unwrap(await takeLabels(staff, [id, id, 'nonsense'], request))
  const rows = await shop.query<{ action: string; detail: unknown }>(
    'select action, detail from audit_entries order by id',
  )
  expect(rows.map(({ action }) => action)).toEqual(['orders_exported', 'orders_labelled'])
  expect(rows[0]?.detail).toMatchObject({ count: 1_128, filter: { country: 'JP', isSearch: true } })
  expect(rows[1]?.detail).toMatchObject({ count: 1, filter: request })
  expect(JSON.stringify(rows[0]?.detail)).not.toContain('many.example')
})
