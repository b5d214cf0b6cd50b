/** Concurrency: one request is one order, one cartridge is sold once, and no deadlock occurs. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { recordTransfer } from '#domain/orders/bank-transfers/record-transfer.server.ts'
import { cancelOrder } from '#domain/orders/cancelling/cancel-order.server.ts'
import { lapseUnpaidOrders } from '#domain/orders/cancelling/expire-orders.server.ts'
import { purgeOldRateLimits } from '#domain/rate-limits/idempotency.server.ts'
import { fail, ok } from '#shared/result.ts'

import { IS_FULL_RUN } from '../../support/full-run.ts'
import {
  type Buyer,
  countRows,
  customerOf,
  type NewOrder,
  orderBody,
  type PlacedAnswer,
  SIX,
  signIn,
} from '../../support/shop/buyer.ts'
import {
  buyers,
  type ProblemAnswer,
  placeBankOrder,
  reservedOf,
  resetRateLimits,
  setStock,
  staffContext,
  stockUp,
  systemContext,
} from '../../support/shop/orders.ts'
import { DAY, HOUR, openTestShop, type TestShop } from '../../support/shop/shop.ts'

const post = (shop: TestShop, buyer: Buyer, key: string | null, body: NewOrder = orderBody()) =>
  shop.call<PlacedAnswer & ProblemAnswer>({
    path: '/v1/orders',
    token: buyer.token,
    headers: key === null ? {} : { 'idempotency-key': key },
    body: { ...body, customer: customerOf(buyer) },
  })

const only = (serial: string, quantity = 1): NewOrder =>
  orderBody({ selectedCartridges: [{ serial, quantity }], selectedSDK: [] })

test('Decisions, section 8: 50 equal orders at once with one key are one order and one e-mail', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(shop, buyer, 'key-1')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await countRows(shop)).toEqual({ orders: 1, events: 1, reserved: 6, emails: 1 })
})

test('Decisions, section 8: the same key means the same body, whatever the order of its fields', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const first = await post(shop, buyer, 'key-1')
  const turned = Object.fromEntries(Object.entries(orderBody()).reverse()) as NewOrder // The same fields.
  expect((await post(shop, buyer, 'key-1', turned)).body).toEqual(first.body)

  for (const change of [{ orderNotes: 'x' }, { paymentSource: 'bank' }, { location: 'KR' }]) {
    expect(await post(shop, buyer, 'key-1', orderBody(change))).toMatchObject({
      status: 422,
      body: { error: { code: 'idempotency_mismatch' } },
    })
  }
  expect(await countRows(shop)).toMatchObject({ orders: 1, reserved: 6 })
})

test('Decisions, section 8: two buyers may use the same key, and without one each request counts', async () => {
  await using shop = await openTestShop()
  await stockUp(shop)
  const [one, two] = [await signIn(shop), await signIn(shop)]
  const answers = await Promise.all([
    post(shop, one, 'key-1'),
    post(shop, two, 'key-1'),
    post(shop, one, null),
    post(shop, one, null),
  ])
  expect(new Set(answers.map(({ body }) => body.data.data.orderId)).size).toBe(4)
})

test('Decisions, section 8: a key is forgotten after 24 hours, not a millisecond before', async () => {
  await using shop = await openTestShop()
  await stockUp(shop)
  const { email, ...buyer } = await signIn(shop)
  const first = await post(shop, { email, ...buyer }, 'key-1')

  shop.advance(24 * HOUR)
  await purgeOldRateLimits(systemContext(shop))
  const again = await post(shop, await signIn(shop, email), 'key-1')
  expect(again.body).toEqual(first.body)

  shop.advance(1)
  await shop.queue.enqueue(systemContext(shop).db, 'limits.purge_old', {})
  await shop.drainJobs()
  const anew = await post(shop, await signIn(shop, email), 'key-1')
  expect(anew.status).toBe(201)
  expect(anew.body.data.data.orderId).not.toBe(first.body.data.data.orderId)
})

test('Decisions, section 6: 20 buyers for 5 in stock are 5 orders and 15 refusals', async () => {
  await using shop = await openTestShop()
  await stockUp(shop)
  await setStock(shop, 'AC-CI05', 5)
  const crowd = await buyers(shop, 20)
  const answers = await Promise.all(crowd.map((buyer) => post(shop, buyer, null, only('AC-CI05'))))

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  const refused = answers.filter(({ status }) => status !== 201)
  for (const { status, body } of refused) {
    expect([status, body.error.code, body.error.data]).toEqual([
      409,
      'out_of_stock',
      { serials: ['AC-CI05'] },
    ])
  }
  expect(await countRows(shop)).toEqual({ orders: 5, events: 5, reserved: 5, emails: 5 })
})

test('Decisions, section 6: one scent out of stock refuses the whole pack, and nothing of it is reserved', async () => {
  await using shop = await openTestShop()
  await stockUp(shop)
  await setStock(shop, 'AC-DR01', 1)
  const buyer = await signIn(shop)
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(shop, buyer, null)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await countRows(shop)).toEqual({ orders: 1, events: 1, reserved: 6, emails: 1 })
})

test('Decisions, section 6: 40 packs picked in opposite orders all go through', async () => {
  await using shop = await openTestShop()
  await stockUp(shop)
  const buyer = await signIn(shop)
  const forward = SIX.map((serial) => ({ serial, quantity: 1 }))
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => {
      const selectedCartridges = at % 2 === 0 ? forward : forward.toReversed()
      return post(shop, buyer, null, orderBody({ selectedCartridges }))
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(201))
  expect(await reservedOf(shop)).toBe(240)
  expect(shop.complaints).toEqual([])
})

/** Bank orders of one cartridge each whose time is over. */
async function placeOverdue(shop: TestShop, count: number): Promise<string[]> {
  await stockUp(shop)
  const buyer = await signIn(shop)
  const ids: string[] = []
  const change = { selectedCartridges: [{ serial: 'AC-CI01', quantity: 1 }], selectedSDK: [] }
  while (ids.length < count) {
    await resetRateLimits(shop)
    const some = Math.min(10, count - ids.length)
    ids.push(
      ...(await Promise.all(
        Array.from({ length: some }, () => placeBankOrder(shop, buyer, change)),
      )),
    )
  }
  shop.advance(17 * DAY)
  await resetRateLimits(shop)
  return ids
}

const statuses = async (shop: TestShop): Promise<Record<string, number>> => {
  const rows = await shop.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from orders group by status',
  )
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

const kindsPerOrder = async (shop: TestShop, kind: string): Promise<number[]> => {
  const rows = await shop.query<{ count: number }>(
    'select count(*)::int as count from order_events where kind = $1 group by order_id',
    [kind],
  )
  return rows.map(({ count }) => count)
}

test('Decisions, section 7: many lapses against as many transfers: every order is paid once and reserves its goods once', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  const transfer = { amountMinor: 81_260, payerName: 'ヤマダ', receivedOn: '2026-11-19' }
  const rounds = IS_FULL_RUN ? 4 : 1
  for (let round = 1; round <= rounds; round += 1) {
    const ids = await placeOverdue(shop, 50)
    const [, , ...recorded] = await Promise.all([
      lapseUnpaidOrders(systemContext(shop)),
      lapseUnpaidOrders(systemContext(shop)),
      ...ids.map((id) => recordTransfer(staff, id, transfer)),
    ])
    expect(recorded.every(({ ok }) => ok)).toBe(true)
    expect(await statuses(shop)).toEqual({ paid: 50 * round })
    expect(await reservedOf(shop)).toBe(50 * round)
  }

  expect(await kindsPerOrder(shop, 'paid')).toEqual(Array(50 * rounds).fill(1))
  const lapsed = await kindsPerOrder(shop, 'lapsed')
  expect(lapsed).toEqual(Array(lapsed.length).fill(1))
  const emails = await shop.query("select 1 from emails where kind = 'order_lapsed'")
  expect(emails).toHaveLength(lapsed.length)
}, 120_000)

test('Decisions, section 7: 50 lapses against 50 cancelations: exactly one wins and goods come back once', async () => {
  await using shop = await openTestShop()
  const ids = await placeOverdue(shop, 50)
  const staff = await staffContext(shop)
  const [first, second, ...canceled] = await Promise.all([
    lapseUnpaidOrders(systemContext(shop)),
    lapseUnpaidOrders(systemContext(shop)),
    ...ids.map((id) => cancelOrder(staff, id)),
  ])

  const wins = canceled.filter(({ ok }) => ok).length
  expect(first + second + wins).toBe(50)
  const found = await statuses(shop)
  expect([found.lapsed ?? 0, found.canceled ?? 0]).toEqual([first + second, wins])
  expect(await reservedOf(shop)).toBe(0)
  for (const kind of ['lapsed', 'canceled']) {
    expect(new Set(await kindsPerOrder(shop, kind)).has(2)).toBe(false)
  }
})

test('Decisions, section 8: of two transactions in a deadlock one is retried, from its first line', async () => {
  await using shop = await openTestShop()
  const rows = ['AC-CI01', 'AC-CI02']
  const begun: string[] = []
  let taken = 0
  const met = Promise.withResolvers<void>()
  const takeBoth = (name: string, serials: readonly string[], refuses = false) =>
    systemContext(shop).transaction(async (ctx) => {
      begun.push(name)
      for (const serial of serials) {
        await ctx.transaction((ctx) =>
          ctx.db.execute(
            sql`update cartridge_stock set on_hand = on_hand + 1 where serial = ${serial}`,
          ),
        )
        taken += 1
        if (taken >= 2) met.resolve()
        await met.promise
      }
      return refuses ? fail('not_found') : ok(name)
    })
  await shop.query('update cartridge_stock set on_hand = 0')
  const answers = await Promise.all([takeBoth('one', rows), takeBoth('two', rows.toReversed())])
  expect(answers).toEqual([ok('one'), ok('two')])
  expect(begun).toHaveLength(3)
  const shelves = await shop.query('select on_hand from cartridge_stock where serial = any($1)', [
    rows,
  ])
  expect(shelves).toEqual([{ on_hand: 2 }, { on_hand: 2 }])
  // What is refused is no clash.
  expect(await takeBoth('three', rows, true)).toEqual(fail('not_found'))
  expect(begun).toHaveLength(4)
})
