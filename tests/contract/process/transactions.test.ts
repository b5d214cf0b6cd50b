/** Transactions: what goes out with the commit, and what is retried. */
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'

import type { Context } from '#domain/context.ts'
import { fail, ok } from '#shared/result.ts'

import { openTestDatabase } from '../../support/database/database.ts'
import { watchQueries } from '../../support/database/queries.ts'
import { orderBody, placeOrder, signIn } from '../../support/shop/buyer.ts'
import { orderRow, systemContext } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

const setOnHand = (ctx: Context, serial: string, onHand: number) =>
  ctx.db.execute(sql`update cartridge_stock set on_hand = ${onHand} where serial = ${serial}`)

const onHandOf = async (shop: TestShop): Promise<number[]> => {
  const rows = await shop.query<{ on_hand: number }>(
    `select on_hand from cartridge_stock where serial in ('AC-CI01', 'AC-CI02') order by serial`,
  )
  return rows.map(({ on_hand }) => on_hand)
}

test('the last statement of a transaction is committed with it, and undoes all of it when it fails', async () => {
  await using shop = await openTestShop()
  const ctx = systemContext(shop)
  const write = async (ctx: Context) => {
    await setOnHand(ctx, 'AC-CI01', 70)
    return ok('written')
  }
  using watch = watchQueries()
  expect(await ctx.transaction(write, (ctx) => setOnHand(ctx, 'AC-CI02', 80))).toEqual(
    ok('written'),
  )
  expect(watch.taken().at(-1)).toBe('commit')
  expect(await onHandOf(shop)).toEqual([70, 80])

  const late = async (ctx: Context) => {
    await Promise.resolve()
    await setOnHand(ctx, 'AC-CI02', 81)
  }
  await ctx.transaction(write, late)
  expect(await onHandOf(shop)).toEqual([70, 81])

  const worse = async (ctx: Context) => {
    await setOnHand(ctx, 'AC-CI01', 90)
    return ok('written')
  }
  await expect(ctx.transaction(worse, (ctx) => setOnHand(ctx, 'AC-CI02', -1))).rejects.toThrow()
  expect(await onHandOf(shop)).toEqual([70, 81])

  // A refusal writes nothing, its last statement included.
  const refuse = async () => fail('not_found')
  const refused = await ctx.transaction(refuse, (ctx) => setOnHand(ctx, 'AC-CI02', 99))
  expect(refused).toEqual(fail('not_found'))
  expect(await onHandOf(shop)).toEqual([70, 81])
})

const ANSWER = 'select 42 as answer'
const DIVIDED = 'select 42 / $1::int as answer'
const ANSWERED = [{ answer: 42 }]

test('what a transaction sends together has one answer, and a statement that fails ends the others after it', async () => {
  await using opened = await openTestDatabase()
  const client = await opened.database.pool.connect()
  const { sync } = pg.Connection.prototype
  let syncs = 0
  pg.Connection.prototype.sync = function counted(this: pg.Connection) {
    syncs += 1
    return Reflect.apply(sync, this, [])
  }
  const sent = [client.query('begin'), client.query(ANSWER, [])]
  const failed = [client.query(DIVIDED, [0]), client.query('select 43 as answer', [])]
  const [, answer, ...others] = await Promise.allSettled([...sent, ...failed])
  pg.Connection.prototype.sync = sync
  expect(syncs).toBe(1)
  expect(answer).toMatchObject({ status: 'fulfilled', value: { rows: ANSWERED } })
  expect(others.map(({ status }) => status)).toEqual(['rejected', 'rejected'])

  await client.query('rollback')
  expect((await client.query(ANSWER, [])).rows).toEqual(ANSWERED)
  // The first was prepared when it failed, the second was skipped.
  expect((await client.query(DIVIDED, [1])).rows).toEqual(ANSWERED)
  expect((await client.query('select 43 as answer', [])).rows).toEqual([{ answer: 43 }])
  client.release()
})

test('what is sent together outside of a transaction is committed one by one', async () => {
  await using opened = await openTestDatabase()
  const client = await opened.database.pool.connect()
  await client.query('create temporary table numbers (number int not null)')
  const insert = (number: number | null) =>
    client.query('insert into numbers values ($1)', [number])
  const outcomes = await Promise.allSettled([insert(1), insert(null), insert(3)])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const { rows } = await client.query('select number from numbers order by number')
  expect(rows).toEqual([{ number: 1 }, { number: 3 }])
  client.release(true)
})

test('an order whose number is taken gets another one', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const first = await placeOrder(shop, buyer)
  const { number } = await orderRow(shop, first.orderId)
  // A sequence goes on after a rollback: the number is taken once.
  await shop.query(`
    create sequence draws;
    create function take_number() returns trigger language plpgsql as $$ begin
      if nextval('draws') = 1 then new.number := '${number}'; end if;
      return new;
    end $$;
    create trigger take_number before insert on orders for each row execute function take_number()`)
  const second = await placeOrder(shop, buyer, orderBody())
  expect(await shop.query('select last_value::int as draws from draws')).toEqual([{ draws: 2 }])
  expect((await orderRow(shop, second.orderId)).number).not.toBe(number)
})
