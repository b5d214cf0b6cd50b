/** Nothing on the shelf changes without a movement that says why. */
import { expect, test } from 'vitest'

import {
  adjustStock,
  receiveDelivery,
  type StockAdjustment,
  setLeadTimeDays,
} from '#domain/catalog/stock/adjust-stock.server.ts'
import { viewStock } from '#domain/catalog/stock/list-stock.server.ts'
import { readStockLines } from '#domain/catalog/stock/stock-lines.ts'
import { recordTransfer } from '#domain/orders/bank-transfers/record-transfer.server.ts'
import { cancelOrder } from '#domain/orders/cancelling/cancel-order.server.ts'
import { confirmOrder } from '#domain/orders/fulfilment/confirm-order.server.ts'
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts'

import { signIn } from '../../support/shop/buyer.ts'
import { placeBankOrder, setStock, staffContext } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

const SERIAL = 'AC-CI01'

const change = (more: Partial<StockAdjustment>): StockAdjustment => ({
  serial: SERIAL,
  reason: 'arrived',
  quantity: 5,
  note: '',
  revision: 0,
  key: crypto.randomUUID(),
  ...more,
})

const stock = async (shop: TestShop, serial = SERIAL) => {
  const [row] = await shop.query<{ on_hand: number; reserved: number }>(
    'select on_hand, reserved from cartridge_stock where serial = $1',
    [serial],
  )
  return row ?? { on_hand: -1, reserved: -1 }
}

const movements = async (shop: TestShop, serial = SERIAL) => {
  const rows = await shop.query<{ line: string }>(
    `select reason || ' ' || delta || ' ' || on_hand_after as line from stock_movements
     where serial = $1 order by id`,
    [serial],
  )
  return rows.map(({ line }) => line)
}

/** Over the whole shop, after any action. */
async function expectBooked(shop: TestShop) {
  const rows = await shop.query(
    `select s.serial from cartridge_stock s left join stock_movements m using (serial)
     group by s.serial, s.on_hand having s.on_hand <> coalesce(sum(m.delta), 0)`,
  )
  expect(rows).toEqual([])
}

test('a new shop’s shelves are booked, and so is what is changed past every page', async () => {
  await using shop = await openTestShop()
  await expectBooked(shop)
  await setStock(shop, SERIAL, 7)
  expect(await movements(shop)).toEqual(['opening 142 142', 'by_hand -135 7'])
  await expectBooked(shop)
  await expect(shop.query('update stock_movements set delta = 0')).rejects.toThrow('edited')
  await expect(shop.query('delete from stock_movements')).rejects.toThrow('edited')
})

test('staff add, take out and count, each with a reason, and never below what orders reserve', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  await shop.query('update cartridge_stock set on_hand = 10, reserved = 4 where serial = $1', [
    SERIAL,
  ])
  const below = { ok: false, error: 'stock_below_reserved' }
  expect(await adjustStock(staff, change({ reason: 'lost', quantity: 7 }))).toEqual(below)
  const counted = change({ reason: 'counted', quantity: 3, revision: 10 })
  expect(await adjustStock(staff, counted)).toEqual(below)
  expect(await adjustStock(staff, { ...counted, quantity: 8 })).toMatchObject({ ok: true })
  expect(await adjustStock(staff, change({ note: 'Kobe' }))).toMatchObject({ ok: true })
  expect((await stock(shop)).on_hand).toBe(13)
  expect((await movements(shop)).slice(-2)).toEqual(['counted -2 8', 'arrived 5 13'])

  const revision = await viewStock(staff, SERIAL, { number: 1, size: 1 })
  const actorId = 'userId' in staff.actor ? staff.actor.userId : ''
  expect(revision.ok && revision.value.movements).toMatchObject({
    count: 4,
    items: [{ reason: 'arrived', note: 'Kobe', actorKind: 'staff', actorId }],
  })
  const rows = await shop.query(
    `select detail from audit_entries where action = 'stock_adjusted' order by id`,
  )
  expect(rows.map(({ detail }) => [detail.before, detail.after])).toEqual([
    [10, 8],
    [8, 13],
  ])
  await expectBooked(shop)
})

test('a form sent twice counts once, and a count over a shelf that moved meanwhile is refused', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  const before = (await stock(shop)).on_hand
  const form = change({ quantity: 5 })
  const both = await Promise.all([adjustStock(staff, form), adjustStock(staff, form)])
  expect(both.map(({ ok }) => ok)).toEqual([true, true])
  expect((await stock(shop)).on_hand).toBe(before + 5)
  expect(await adjustStock(staff, { ...form, quantity: 6 })).toMatchObject({
    error: 'idempotency_mismatch',
  })
  const counted = change({ reason: 'counted', quantity: before, revision: before })
  expect(await adjustStock(staff, counted)).toMatchObject({ error: 'edit_conflict' })
})

test('a delivery is added as a whole or not at all', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  const delivery = (text: string) => {
    const { lines } = readStockLines(text)
    return receiveDelivery(staff, { lines, note: 'Kobe', key: crypto.randomUUID() })
  }
  const before = await stock(shop)
  expect(await delivery('AC-CI01 24\nAC-XX99 3')).toMatchObject({
    error: { code: 'cartridge_unknown', serials: ['AC-XX99'] },
  })
  expect(await stock(shop)).toEqual(before)
  expect(await delivery('ac ci01\t24\nAC-CI02,6')).toMatchObject({ ok: true })
  expect((await stock(shop)).on_hand).toBe(before.on_hand + 24)
  expect((await movements(shop, 'AC-CI02')).at(-1)).toBe('arrived 6 58')
  await expectBooked(shop)
})

test('what orders ship and give up is booked with the order', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  const buyer = await signIn(shop)
  const [shipped, gone] = [await placeBankOrder(shop, buyer), await placeBankOrder(shop, buyer)]
  const transfer = { amountMinor: 81_260, payerName: 'ヤマダ', receivedOn: '2026-11-02' }
  await recordTransfer(staff, shipped, { ...transfer, acceptsDifference: false })
  await confirmOrder(staff, shipped)
  expect(await shipOrder(staff, shipped, '123456789013')).toMatchObject({ ok: true })
  expect(await cancelOrder(staff, gone, { returnsStock: false })).toMatchObject({ ok: true })

  const rows = await shop.query(
    `select reason, order_id, sum(-delta)::int as goods from stock_movements
     where order_id is not null group by 1, 2 order by 1`,
  )
  expect(rows).toEqual([
    { reason: 'not_returned', order_id: gone, goods: 6 },
    { reason: 'shipped', order_id: shipped, goods: 6 },
  ])
  await expectBooked(shop)
})

test('the lead time makes stock low in time, and of two who set it the second gets an edit conflict', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  expect(await setLeadTimeDays(staff, SERIAL, { leadTimeDays: 20, revision: null })).toMatchObject({
    ok: true,
  })
  expect(await setLeadTimeDays(staff, SERIAL, { leadTimeDays: 30, revision: null })).toMatchObject({
    error: 'edit_conflict',
  })
  expect(await setLeadTimeDays(staff, SERIAL, { leadTimeDays: 0, revision: 20 })).toMatchObject({
    error: 'quantity_invalid',
  })
})
