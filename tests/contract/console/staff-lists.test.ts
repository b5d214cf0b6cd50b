/**
 * The console's other lists: each is read in pages, however long it grew, and a search uses an index. Decisions, section
 * 12.
 */
import { expect, test } from 'vitest'

import { listAudit } from '#domain/audit/list-audit.server.ts'
import { listMessages } from '#domain/contact/list-messages.server.ts'
import type { Context } from '#domain/context.ts'
import { listFailedJobs } from '#domain/error-reports/failed-jobs.server.ts'
import { listEmailsAbout, listUndeliveredEmails } from '#domain/mail/list-emails.server.ts'
import { listSubscribers } from '#domain/newsletter/subscribers.server.ts'
import { CUSTOMER_SORT_KEYS } from '#domain/orders/customers/customer-sort.ts'
import { listCustomers } from '#domain/orders/customers/list-customers.server.ts'

import { queryPlansOf } from '../../support/database/query-plans.ts'
import { staffContext } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const PAGE = { number: 1, size: 25 }
const ACCOUNTS = 8_000
const GROWN = 2_500
const ENTRIES = 60_000
/** One page and the rows it skips: far fewer than there are. */
const ROWS_READ_MAX = 1_200

/** Explains each query; returns those that read more rows than allowed, with the number. */
async function readTooFar(
  shop: TestShop,
  requests: Record<string, () => Promise<unknown>>,
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const [name, ask] of Object.entries(requests)) {
    const plans = await queryPlansOf(shop.pool, ask)
    expect([name, plans.length > 0]).toEqual([name, true])
    // How many there are in each state is counted to the end: a short column, some milliseconds.
    const ofRows = plans.filter(({ text }) => !text.includes('group by'))
    const far = ofRows.filter(({ rowsRead }) => rowsRead > ROWS_READ_MAX)
    if (far.length > 0)
      found[name] = far.map(({ text, nodes, rowsRead, milliseconds }) => ({
        text: text.slice(0, 600),
        nodes,
        rowsRead,
        milliseconds,
      }))
  }
  return found
}

async function fill(shop: TestShop, tables: string, ...statements: string[]): Promise<void> {
  for (const text of statements) await shop.query(text)
  await shop.query(`vacuum analyze ${tables}`)
}

test('Decisions, section 12 customers: 8,000 accounts are paged and searched by index', async () => {
  await using shop = await openTestShop({ isFresh: true })
  await fill(
    shop,
    'users, profiles',
    `insert into users (email, role, locale, created_at, name)
     select 'person' || n || '@example.com', 'customer', 'ja', now() - n * interval '1 hour',
       (array['山田','佐藤','김','Smith'])[1 + n % 4] || ' ' || n
     from generate_series(1, ${ACCOUNTS}) as n`,
    `insert into profiles (user_id, name, phone, updated_at)
     select id, name, '+8190' || lpad((row_number() over () * 4999 % 100000000)::text, 8, '0'), now() from users`,
  )
  const staff = await staffContext(shop)
  const first = unwrap(await listCustomers(staff, { input: '', after: null }))
  const ask =
    (input: string, after = first.next) =>
    () =>
      listCustomers(staff, { input, after })
  expect(
    await readTooFar(shop, {
      'the newest': ask('', null),
      'the next page': ask(''),
      address: ask('person77@', null),
      'beginning of many addresses': ask('person', null),
      name: ask('佐藤 777', null),
      'name of a quarter': ask('Smith', null),
      telephone: ask('090-0038-4923', null),
      nobody: ask('nobody-has-this', null),
    }),
  ).toEqual({})
  const { customers } = unwrap(await listCustomers(staff, { input: 'person77@', after: null }))
  expect(customers.map(({ email }) => email)).toEqual(['person77@example.com'])
  for (const key of CUSTOMER_SORT_KEYS) {
    for (const isDescending of [true, false]) {
      const sort = { key, isDescending }
      const page = unwrap(await listCustomers(staff, { input: '佐藤 7', sort, after: null }))
      const next = unwrap(await listCustomers(staff, { input: '佐藤 7', sort, after: page.next }))
      const both = [...page.customers, ...next.customers]
      const values = both.map((line) =>
        key === 'orders'
          ? line.orders
          : Number(key === 'since' ? line.createdAt : line.lastOrderAt),
      )
      const sorted = values.toSorted((one, other) => (isDescending ? other - one : one - other))
      expect([values, new Set(both.map(({ id }) => id)).size]).toEqual([sorted, both.length])
    }
  }
  // Too many to name: the newest are found by the walk, and none is left out.
  const many = unwrap(await listCustomers(staff, { input: 'person', after: null }))
  expect(many.customers.map(({ id }) => id)).toEqual(first.customers.map(({ id }) => id))
})

test('Decisions, section 12 messages, subscribers: a grown list is paged and searched by index', async () => {
  await using shop = await openTestShop({ isFresh: true })
  await fill(
    shop,
    'contacts, subscriptions',
    `insert into contacts (topic, name, email, company, subject, message, locale, is_verified, state, created_at)
     select (array['general','signage'])[1 + n % 2], '山田 ' || n, 'writer' || n || '@example.com', '', 'About ' || n,
       repeat('word ', 100), 'ja', true, case when n % 50 = 0 then 'open' else 'closed' end, now() - n * interval '1 minute'
     from generate_series(1, ${GROWN}) as n`,
    `insert into subscriptions (email, locale, state, requested_at, confirmed_at)
     select 'reader' || n || '@example.com', 'ja', case when n % 10 = 0 then 'pending' else 'confirmed' end,
       now() - n * interval '1 minute', now() from generate_series(1, ${GROWN}) as n`,
  )
  const staff = await staffContext(shop)
  const all = { state: null, topic: null, search: '' }
  const messages =
    (request: object, page = PAGE) =>
    () =>
      listMessages(staff, { ...all, ...request }, page)
  const readers = (search: string) => () => listSubscribers(staff, { state: null, search }, PAGE)
  expect(
    await readTooFar(shop, {
      messages: messages({}),
      'of a topic': messages({ state: 'open', topic: 'signage' }),
      open: messages({ state: 'open' }, { number: 3, size: 25 }),
      'a writer': messages({ search: 'writer2047@' }),
      'a name': messages({ search: '山田 2047' }),
      subscribers: readers(''),
      'a subscriber': readers('reader2047@'),
    }),
  ).toEqual({})
})

test('Decisions, section 12 audit log, e-mails: a long past is never read through', async () => {
  await using shop = await openTestShop({ isFresh: true })
  const staff = await staffContext(shop, 'administrator')
  const me = 'userId' in staff.actor ? staff.actor.userId : ''
  await fill(
    shop,
    'audit_entries, emails',
    `insert into audit_entries (at, actor_kind, actor_id, action, target_type, target_id, detail)
     select '2026-11-02'::timestamptz - (${ENTRIES} - n) * interval '10 minutes', 'staff',
       case when n % 5000 = 0 then '${me}'::uuid else '11111111-1111-4111-8111-111111111111' end,
       case when n % 4000 = 0 then 'orders_exported' else 'stock_adjusted' end, 'stock', 'AC-CI01', '{}'
     from generate_series(1, ${ENTRIES}) as n`,
    `insert into emails (kind, entity_id, recipient, locale, payload, message_id, state, attempts, created_at, sent_at)
     select 'order_received', gen_random_uuid(), 'x@example.com', 'ja', json_build_object('orderId', gen_random_uuid()),
       n || '@x', case when n % 5000 = 0 then 'failed' else 'sent' end, 1, now() - n * interval '1 minute', now()
     from generate_series(1, ${GROWN}) as n`,
  )
  const audit = (filter: object) => () => listAudit(staff, filter)
  const DAY = 86_400_000
  const longAgo = new Date(shop.clock.now.getTime() - 300 * DAY)
  expect(
    await readTooFar(shop, {
      audit: audit({}),
      'of a person': audit({ personId: me }),
      'of nobody': audit({ personId: '22222222-2222-4222-8222-222222222222' }),
      'an action': audit({ action: 'orders_exported' }),
      'a subject': audit({ target: { type: 'order', id: null } }),
      'a day long ago': audit({ from: longAgo, until: new Date(longAgo.getTime() + DAY) }),
      undelivered: () => listUndeliveredEmails(staff),
      'about an order': () => listEmailsAbout(staff, me),
    }),
  ).toEqual({})
})

test('Decisions, section 12 incidents: what failed is counted among 20,000 done jobs without reading them', async () => {
  await using shop = await openTestShop({ isFresh: true })
  const staff: Context = await staffContext(shop)
  await fill(
    shop,
    'pgboss.job_common',
    `insert into pgboss.job (name, state, data, created_on, completed_on)
     select (array['payments.send_refund','payments.reconcile'])[1 + n % 2], 'completed', '{}', now(), now() - n * interval '5 s'
     from generate_series(1, ${ACCOUNTS}) as n`,
    // Failed refunds, and scheduled jobs that the next run has done.
    `insert into pgboss.job (name, state, data, created_on, completed_on)
     select (array['payments.send_refund','payments.reconcile'])[1 + n % 2], 'failed',
       case when n % 2 = 0 then '{"refundId":"x"}' else '{}' end::jsonb, now(), now() - n * interval '1 hour'
     from generate_series(1, 40) as n`,
  )
  expect(unwrap(await listFailedJobs(staff, 5))).toMatchObject({ count: 20 })
  expect(await readTooFar(shop, { incidents: () => listFailedJobs(staff, 5) })).toEqual({})
})
