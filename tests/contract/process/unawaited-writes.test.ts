/** Writes of a transaction whose answers decide nothing: `ctx.write`. Decision 0042. */
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'

import type { Context } from '#domain/context.ts'
import { fail, ok } from '#shared/result.ts'

import { customerOf, placeOrder, signIn } from '../../support/shop/buyer.ts'
import { systemContext } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

const setOnHand = (ctx: Context, serial: string, onHand: number) =>
  ctx.db.execute(sql`update cartridge_stock set on_hand = ${onHand} where serial = ${serial}`)

const onHandOf = async (shop: TestShop): Promise<number[]> => {
  const { rows } = await shop.pool.query<{ on_hand: number }>(
    `select on_hand from cartridge_stock where serial in ('AC-CI01', 'AC-CI02') order by serial`,
  )
  return rows.map(({ on_hand }) => on_hand)
}

/** How often the shop waited for an answer of PostgreSQL. */
async function syncsDuring(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const { sync } = pg.Connection.prototype
  pg.Connection.prototype.sync = function watched(this: pg.Connection) {
    count += 1
    return Reflect.apply(sync, this, [])
  }
  try {
    await work()
  } finally {
    pg.Connection.prototype.sync = sync
  }
  return count
}

test('a write that is not awaited is committed; outside of a transaction it is awaited', async () => {
  await using shop = await openTestShop()
  const ctx = systemContext(shop)
  await ctx.write(setOnHand(ctx, 'AC-CI01', 70))
  expect((await onHandOf(shop))[0]).toBe(70)

  await ctx.transaction(async (ctx) => ctx.write(setOnHand(ctx, 'AC-CI01', 71)))
  await ctx.transaction((ctx) =>
    ctx.transaction(async (ctx) => ctx.write(setOnHand(ctx, 'AC-CI02', 72))),
  )
  expect(await onHandOf(shop)).toEqual([71, 72])
  await expect(ctx.write(setOnHand(ctx, 'AC-CI01', -1))).rejects.toThrow()
})

test('one that fails undoes its transaction, with its own error, whatever fails or is refused after it', async () => {
  await using shop = await openTestShop()
  const ctx = systemContext(shop)
  await setOnHand(ctx, 'AC-CI01', 70)
  await setOnHand(ctx, 'AC-CI02', 70)
  const broken = async (ctx: Context) => {
    await setOnHand(ctx, 'AC-CI02', 80)
    await ctx.write(setOnHand(ctx, 'AC-CI01', -1))
  }
  const itsOwn = { cause: { code: '23514' } }
  const endings: ((ctx: Context) => Promise<unknown>)[] = [
    async () => ok(null),
    async () => fail('not_found'),
    async (ctx) => ctx.db.execute(sql`select 1`),
    async (ctx) => {
      await ctx.db.execute(sql`select 1`).catch(() => null)
      return ctx.db.execute(sql`select 2`)
    },
  ]
  for (const end of endings) {
    const work = async (ctx: Context) => {
      await broken(ctx)
      return end(ctx)
    }
    await expect(ctx.transaction(work)).rejects.toMatchObject(itsOwn)
    await expect(ctx.transaction(work, (ctx) => setOnHand(ctx, 'AC-CI02', 90))).rejects.toThrow()
    expect(await onHandOf(shop)).toEqual([70, 70])
  }

  // A part of a transaction is undone alone.
  await ctx.transaction(async (ctx) => {
    await setOnHand(ctx, 'AC-CI02', 75)
    await expect(ctx.transaction(broken)).rejects.toMatchObject(itsOwn)
  })
  expect(await onHandOf(shop)).toEqual([70, 75])
})

test('one that loses against another transaction is repeated with all of it', async () => {
  await using shop = await openTestShop()
  let runs = 0
  const clash = sql`do $$ begin raise exception using errcode = 'serialization_failure'; end $$`
  await systemContext(shop).transaction(async (ctx) => {
    runs += 1
    await setOnHand(ctx, 'AC-CI01', 70 + runs)
    if (runs === 1) await ctx.write(ctx.db.execute(clash))
    await ctx.db.execute(sql`select 1`)
  })
  expect(runs).toBe(2)
  expect((await onHandOf(shop))[0]).toBe(72)
})

test('what is sent after the commit is an unexpected error', async () => {
  await using shop = await openTestShop()
  const twice = async (ctx: Context) => {
    await setOnHand(ctx, 'AC-CI01', 70)
    return setOnHand(ctx, 'AC-CI02', 70)
  }
  const work = async (ctx: Context) => ctx.write(twice(ctx))
  await expect(systemContext(shop).transaction(work)).rejects.toThrow('follows its commit')
})

test('an order takes four round trips with its session, and its completion by transfer three', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const wanted = { paymentSource: 'bank', customer: customerOf(buyer) }
  const place = async () => (await placeOrder(shop, buyer, wanted)).orderId
  const complete = (orderId: string) =>
    shop.call({
      method: 'PUT',
      path: `/v1/orders/${orderId}/complete-bank-order/?debug=true`,
      token: buyer.token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { orderId, paymentSource: 'bank' },
    })
  // What is read once is in memory now.
  await complete(await place())
  let orderId = ''
  expect(
    await syncsDuring(async () => {
      orderId = await place()
    }),
  ).toBe(4)
  expect(await syncsDuring(() => complete(orderId))).toBe(3)
})
