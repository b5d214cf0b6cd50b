/** Every pair of states against the real database: drawn transitions move row, shelf and timeline, the rest move nothing. */
import { expect, test } from 'vitest'

import { placeOrder, signIn } from '../../../tests/support/shop/buyer.ts'
import {
  orderRow,
  reservedOf,
  systemContext,
  timelineOf,
} from '../../../tests/support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop/shop.ts'
import { canBecome, ORDER_STATUSES, type OrderStatus, reservesStock } from './lifecycle.ts'
import { lockOrder } from './store.server.ts'
import { moveOrder } from './transition.server.ts'

async function openWithOrder() {
  const shop = await openTestShop()
  const { orderId } = await placeOrder(shop, await signIn(shop))
  return { shop, orderId, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

/** The order in a state, with its six cartridges reserved as that state says. */
async function force(shop: TestShop, orderId: string, status: OrderStatus): Promise<void> {
  await shop.query('update orders set status = $2 where id = $1', [orderId, status])
  await shop.query(
    `update cartridge_stock set on_hand = 10, reserved = $2
     where serial in (select serial from order_cartridges where order_id = $1)`,
    [orderId, reservesStock(status) ? 1 : 0],
  )
}

const move = (shop: TestShop, orderId: string, to: OrderStatus) =>
  systemContext(shop).transaction(async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (!order) throw new Error('the order is there')
    return moveOrder(ctx, order, { to, detail: { test: true }, change: { trackingNumbers: [to] } })
  })

const goodsOf = async (shop: TestShop, orderId: string): Promise<number> => {
  const rows = await shop.query<{ goods: number }>(
    `select sum(on_hand)::int as goods from cartridge_stock
     where serial in (select serial from order_cartridges where order_id = $1)`,
    [orderId],
  )
  return rows[0]?.goods ?? 0
}

const pairs = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const))

test('Decisions, section 7: each of the 101 transitions that are not drawn is refused and changes nothing', async () => {
  await using opened = await openWithOrder()
  const { shop, orderId } = opened
  const refused = pairs.filter(([from, to]) => !canBecome(from, to))
  expect(refused).toHaveLength(101)

  for (const [from, to] of refused) {
    await force(shop, orderId, from)
    const before = [await orderRow(shop, orderId), await reservedOf(shop)]
    expect(await move(shop, orderId, to)).toEqual({ ok: false, error: 'order_state_refuses' })
    expect([await orderRow(shop, orderId), await reservedOf(shop)]).toEqual(before)
  }
  expect(await timelineOf(shop, orderId)).toEqual(['created'])
})

test('Decisions, section 7: each of the 20 drawn transitions moves row, shelf and timeline together', async () => {
  await using opened = await openWithOrder()
  const { shop, orderId } = opened
  const drawn = pairs.filter(([from, to]) => canBecome(from, to))
  expect(drawn).toHaveLength(20)

  for (const [from, to] of drawn) {
    await force(shop, orderId, from)
    expect(await move(shop, orderId, to)).toMatchObject({ ok: true, value: { status: to } })
    expect(await orderRow(shop, orderId)).toMatchObject({ status: to, tracking_numbers: [to] })
    expect({ from, to, reserved: await reservedOf(shop) }).toEqual({
      from,
      to,
      reserved: reservesStock(to) ? 6 : 0,
    })
    expect(await goodsOf(shop, orderId)).toBe(to === 'shipped' ? 54 : 60)
  }
  expect(await timelineOf(shop, orderId)).toEqual(['created', ...drawn.map(([, to]) => to)])
})

test.each(['abandoned', 'lapsed'] as const)(
  'Decisions, section 7: an order that is %s does not come back without its goods',
  async (from) => {
    await using opened = await openWithOrder()
    const { shop, orderId } = opened
    await force(shop, orderId, from)
    await shop.query("update cartridge_stock set on_hand = 0 where serial = 'AC-WD01'")
    expect(await move(shop, orderId, 'paid')).toEqual({ ok: false, error: 'out_of_stock' })
    expect(await orderRow(shop, orderId)).toMatchObject({ status: from, tracking_numbers: [] })
    expect(await reservedOf(shop)).toBe(0)
  },
)

test('Decisions, section 7: the refused hold of goods leaves nothing to the transaction that goes on', async () => {
  await using opened = await openWithOrder()
  const { shop, orderId } = opened
  await force(shop, orderId, 'abandoned')
  await shop.query("update cartridge_stock set on_hand = 0 where serial = 'AC-WD01'")
  const due = await systemContext(shop).transaction(async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (!order) throw new Error('the order is there')
    expect(await moveOrder(ctx, order, { to: 'paid' })).toMatchObject({ ok: false })
    return moveOrder(ctx, order, { to: 'refund_due' })
  })
  expect(due).toMatchObject({ ok: true, value: { status: 'refund_due' } })
  expect(await reservedOf(shop)).toBe(0)
  expect(await timelineOf(shop, orderId)).toEqual(['created', 'refund_due'])
})
