/** Cached pages and lists are evicted in every process when their content changes. */
import type pg from 'pg'
import { expect, test } from 'vitest'

import { LOW_STOCK_THRESHOLD } from '#domain/catalog/policy.ts'
import { openPgNotifications } from '#server/db/pg-notifications.ts'
import { SILENT } from '#server/log/log.ts'
import { createListCache, storedList } from '#server/response-cache/list-cache.ts'
import { createPageCache, storedPage } from '#server/response-cache/stored-page.ts'
import { watchContent } from '#server/response-cache/watch-content.ts'

import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

/** A change of each table that a page shows. */
const SHOWN: readonly string[] = [
  `update settings set value = 'Other Works' where key = 'company.name'`,
  `update products set tagline_en = 'Other' where slug = 'aroma-cartridge'`,
  `insert into prices (product_id, currency, unit_amount, active) values ('kit', 'jpy', 1, true)`,
  `update cartridges set active = 0 where serial = 'AC-CI01'`,
  `update cartridge_kinds set label_en = 'Other' where kind = 'citrus'`,
  `update news_items set published_at = null`,
  `update blog_posts set summary_en = 'Other'`,
  `insert into campaigns (slug, starts_at, ends_at) values ('other', '2026-11-01', '2026-11-02')`,
  `delete from faqs`,
  `update careers set title_en = 'Other'`,
  `update applications set tagline_en = 'Other'`,
  `update sdk_documents set version = '9'`,
  `insert into legal_versions (document, effective_from) values ('sale', '2030-01-01')`,
  `update shipping_rates set amount_yen = amount_yen + 1`,
  `update countries set enabled = false where code = 'KR'`,
]

async function watched({ connection, pool }: TestShop) {
  const processes = [openProcess(connection), openProcess(connection)]
  await Promise.all(
    processes.map(({ notifications, caches }) => watchContent(notifications, caches, SILENT)),
  )
  const page = async () => storedPage(Buffer.from('page'), [], { staleAt: 1 })
  const list = async () => storedList({ data: ['entry'] }, new Date(0))
  return {
    keep: () =>
      Promise.all(
        processes.flatMap(({ caches }) => [caches.pages.of('a', page), caches.lists.of('a', list)]),
      ),
    kept: () =>
      processes.map(({ caches }) => ({
        page: caches.pages.find('a') !== null,
        list: caches.lists.find('a') !== null,
      })),
    /** What one connection is notified of arrives in order: earlier changes have arrived when this has. */
    async heardAll() {
      const heard = processes.map(() => Promise.withResolvers<void>())
      const listening = await Promise.all(
        processes.map(({ notifications }, at) =>
          notifications.listen({ channel: 'barrier', hear: () => heard[at]?.resolve() }),
        ),
      )
      await pool.query('notify barrier')
      await Promise.all(heard.map(({ promise }) => promise))
      for (const subscription of listening) await subscription.close()
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(processes.map(({ notifications }) => notifications.close()))
    },
  }
}

const openProcess = (connection: pg.PoolConfig) => ({
  notifications: openPgNotifications(connection),
  caches: { pages: createPageCache(() => 0), lists: createListCache(() => 0) },
})

const inEach = (kept: { page: boolean; list: boolean }) => [kept, kept]
const ALL = inEach({ page: true, list: true })
const NONE = inEach({ page: false, list: false })

test('every change of what a page shows reaches every process', async () => {
  await using shop = await openTestShop()
  await using processes = await watched(shop)
  for (const change of SHOWN) {
    await processes.keep()
    expect(processes.kept(), change).toEqual(ALL)
    await shop.query(change)
    await expect.poll(processes.kept, { message: change }).toEqual(NONE)
  }
})

test('the tables that notify of their changes are those that pages show', async () => {
  await using shop = await openTestShop()
  const rows = await shop.query<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'notify_content_changed'`,
  )
  const changed = SHOWN.map(
    (change) => /^(?:update|delete from|insert into) (\w+)/.exec(change)?.[1],
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual(changed.toSorted())
})

test('an order, a view and an e-mail change no page', async () => {
  await using shop = await openTestShop()
  await using processes = await watched(shop)
  await processes.keep()
  await shop.query(`update cartridge_stock set reserved = 1 where serial = 'AC-CI01'`)
  await shop.call({ path: '/v1/subscriptions', body: { subscription: { email: 'a@example.com' } } })
  await processes.heardAll()
  expect(processes.kept()).toEqual(ALL)
})

test('stock evicts lists while few are left, and when that begins or ends; it evicts no page', async () => {
  await using shop = await openTestShop()
  await using processes = await watched(shop)
  const set = (onHand: number, reserved: number) =>
    shop.query(`update cartridge_stock set on_hand = $1, reserved = $2 where serial = 'AC-CI01'`, [
      onHand,
      reserved,
    ])
  const many = LOW_STOCK_THRESHOLD + 10
  await set(many, 0)
  for (const [onHand, reserved, isEvicted] of [
    [many, 10, false],
    [many, 11, true],
    [many, 12, true],
    // Shipped: as many are available as before.
    [many - 12, 0, false],
    [0, 0, true],
    [many, 0, true],
    [many + 1, 0, false],
  ] as const) {
    await processes.heardAll()
    await processes.keep()
    await set(onHand, reserved)
    await processes.heardAll()
    const kept = inEach({ page: true, list: !isEvicted })
    expect(processes.kept(), `${onHand} - ${reserved}`).toEqual(kept)
  }
})

test('nothing is cached while the connection to the database is cut, and pages are cached again after it', async () => {
  await using shop = await openTestShop()
  await using processes = await watched(shop)
  await processes.keep()
  await shop.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'notifications' and datname = current_database()`,
  )
  await expect.poll(processes.kept).toEqual(NONE)
  await expect
    .poll(async () => {
      await processes.keep()
      return processes.kept()
    })
    .toEqual(ALL)
})
