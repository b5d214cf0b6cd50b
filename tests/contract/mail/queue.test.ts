/** A notified job starts at once, one after the other without a pause, urgent ones first, and none is lost. */
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'

import { NO_OUTSIDE_KEYS } from '#domain/encryption-keys.ts'
import type { Jobs } from '#domain/jobs.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import { contextMaker } from '#server/context.ts'
import { REQUEST_CONNECTIONS } from '#server/db/connections.ts'
import { openPgNotifications } from '#server/db/pg-notifications.ts'
import { openReferenceCache } from '#server/db/reference-cache.ts'
import { LEASE_SECONDS, putBackAll } from '#server/jobs/interrupted.ts'
import { prepareQueue } from '#server/jobs/queue.ts'
import { queueStats } from '#server/jobs/queue-stats.ts'

import { openSender } from '../../support/mail/sender.ts'
import { systemContext } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

/** More than are sent within a test's time where each one waits for the next look at the queue. */
const MANY = 60

const sentTo = async (shop: TestShop): Promise<string[]> => {
  const rows = await shop.query<{ recipient: string }>(
    `select recipient from emails where state = 'sent' order by sent_at, id`,
  )
  return rows.map(({ recipient }) => recipient)
}

const toldByName = (name: string) => `${name}@example.com`

async function queueNotifications(shop: TestShop, names: readonly string[]): Promise<void> {
  await systemContext(shop).transaction(async (ctx) => {
    for (const name of names) {
      const message = { entityId: name, to: toldByName(name), locale: 'en', payload: {} } as const
      await queueEmail(ctx, 'contact_received', message)
    }
  })
}

test('many e-mails of one moment leave one after the other, none waits for the clock', async () => {
  await using shop = await openTestShop({ worksInBackground: true })
  await queueNotifications(
    shop,
    Array.from({ length: MANY }, (_, at) => `n${at}`),
  )
  await expect.poll(() => sentTo(shop), { timeout: 25_000 }).toHaveLength(MANY)
})

test('a code that a visitor waits for leaves before e-mails that were queued before it', async () => {
  await using shop = await openTestShop()
  await queueNotifications(shop, ['first'])
  await queueNotifications(shop, ['second'])
  await queueEmail(systemContext(shop), 'sign_in_code', {
    entityId: 'code',
    to: toldByName('waiting'),
    locale: 'en',
    payload: { code: '123456', minutes: 10 },
  })
  const sender = openSender(systemContext(shop), { siteUrl: shop.url, from: '', post: null })
  const next = async (isAwaited: boolean) => (await sender.take(isAwaited, 1))[0]?.recipient
  expect(await next(true)).toBe(toldByName('waiting'))
  expect(await next(false)).toBe(toldByName('first'))
  expect(await next(false)).toBe(toldByName('second'))
})

test('notifications arrive again after the connection was cut, for earlier and later subscribers', async () => {
  await using shop = await openTestShop()
  const notifications = openPgNotifications(shop.connection)
  const heard: string[] = []
  const listen = (channel: string) =>
    notifications.listen({
      channel,
      hear: (payload) => heard.push(`${channel} ${payload}`),
      find: () => heard.push(`${channel} found`),
      lose: () => heard.push(`${channel} lost`),
    })
  await listen('one')
  const two = await listen('two')
  await shop.query(`select pg_notify('one', 'a'), pg_notify('two', 'b')`)
  await expect.poll(() => heard).toEqual(['one found', 'two found', 'one a', 'two b'])

  await two.close()
  heard.length = 0
  await shop.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'notifications' and datname = current_database()`,
  )
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['one lost', 'one found'])
  await shop.query(`select pg_notify('one', 'c'), pg_notify('two', 'd')`)
  await expect.poll(() => heard.at(-1)).toBe('one c')
  await notifications.close()
})

test('what a failed job leaves in the queue and with its e-mail says what broke, and contains no personal data', async () => {
  await using shop = await openTestShop()
  await queueNotifications(shop, ['hanako'])
  await shop.query(`alter table emails add constraint broken check (state <> 'sent')`)
  const thrown = await shop.runJobs().then(
    () => null,
    (error: unknown) => error,
  )
  const rows = await shop.query<{ said: string }>('select last_error as said from emails')
  const line = 'query failed: new row for relation "emails" violates check constraint "broken"'
  expect(thrown).toMatchObject({ message: line })
  expect(thrown).not.toHaveProperty('cause')
  expect(thrown).not.toHaveProperty('params')
  expect(rows).toEqual([{ said: line }])
})

test('jobs have connections of their own: e-mails leave while requests use all of theirs', async () => {
  await using shop = await openTestShop({ worksInBackground: true })
  let erasePersonalData = () => {}
  const over = new Promise<void>((resolve) => {
    erasePersonalData = resolve
  })
  let holding = 0
  const requests = Array.from({ length: POOL_OF_A_TEST_SHOP }, () =>
    systemContext(shop).transaction(async (ctx) => {
      await ctx.db.execute('select 1')
      holding += 1
      await over
    }),
  )
  await expect.poll(() => holding).toBe(POOL_OF_A_TEST_SHOP)

  const db = drizzle(shop.pool)
  const reference = openReferenceCache()
  const parts = {
    reference,
    queue: shop.queue,
    cards: shop.cards.gateway,
    keys: NO_OUTSIDE_KEYS,
    undoSeconds: 0,
    now,
  }
  const beside = contextMaker({ ...parts, db })
  const message = { entityId: 'a', to: toldByName('a'), locale: 'en', payload: {} } as const
  await queueEmail(beside({ kind: 'system' }, 'en'), 'contact_received', message)
  await expect.poll(() => sentTo(shop), { timeout: 4_000 }).toEqual([toldByName('a')])
  erasePersonalData()
  await Promise.all(requests)
})

/** `openTestShop` gives its requests a few more than a shop has. */
const POOL_OF_A_TEST_SHOP = REQUEST_CONNECTIONS + 4
const now = () => new Date()

test('a job that ends its process each time is tried as often as one that fails, after the second time with pauses', async () => {
  await using shop = await openTestShop()
  const payload = { deliveryId: crypto.randomUUID(), endpointId: 'e', attempt: 0 }
  await systemContext(shop).enqueue('webhooks.deliver', payload)
  expect(await interrupt(shop, 'webhooks.deliver')).toEqual([0])
  expect(await interrupt(shop, 'webhooks.deliver')).toEqual([1])
  expect(await interrupt(shop, 'webhooks.deliver')).toEqual([])
  await shop.query('update pgboss.job set start_after = now()')
  expect(await interrupt(shop, 'webhooks.deliver')).toEqual([2])
  await shop.query('update pgboss.job set start_after = now()')
  expect(await interrupt(shop, 'webhooks.deliver')).toEqual([])
  expect(await systemContext(shop).failedJobs.list(10)).toMatchObject([
    { name: 'webhooks.deliver', attempts: 3, error: expect.stringContaining('interrupted') },
  ])
})

test('an interrupted scheduled job is repeated once; then its next run does the work', async () => {
  await using shop = await openTestShop()
  await systemContext(shop).enqueue('payments.sweep_open', {})
  expect(await interrupt(shop, 'payments.sweep_open')).toEqual([0])
  expect(await interrupt(shop, 'payments.sweep_open')).toEqual([1])
  expect(await interrupt(shop, 'payments.sweep_open')).toEqual([])
  await systemContext(shop).enqueue('payments.sweep_open', {})
  await shop.runJobs()
  expect(await systemContext(shop).failedJobs.count()).toBe(0)
})

/** Takes what is due, dies, and is started again; answers how often each had been tried before. */
async function interrupt(shop: TestShop, name: keyof Jobs): Promise<number[]> {
  const taken = await shop.queue.boss.fetch(name, { batchSize: 10 })
  await putBackAll(shop.pool)
  return taken.map(({ retryCount }) => retryCount)
}

test('a queue of an older version is given its lease when the shop starts', async () => {
  await using shop = await openTestShop()
  await shop.query('update pgboss.queue set heartbeat_seconds = null')
  await prepareQueue(shop.pool)
  const rows = await shop.query(
    `select distinct heartbeat_seconds from pgboss.queue where not starts_with(name, '__')`,
  )
  expect(rows).toEqual([{ heartbeat_seconds: LEASE_SECONDS }])
})

test('a job that no longer exists is not scheduled any more when the shop starts', async () => {
  await using shop = await openTestShop()
  const { boss } = shop.queue
  await boss.createQueue('content.removed')
  await boss.schedule('content.removed', '* * * * *')
  await prepareQueue(shop.pool)
  expect((await boss.getSchedules()).map(({ name }) => name)).not.toContain('content.removed')
})

test('queue statistics: what waits, runs and was given up in each queue, and since when the oldest is due', async () => {
  await using shop = await openTestShop()
  for (let count = 0; count < 4; count += 1) await enqueueRefund(shop)
  await shop.queue.boss.fetch('payments.send_refund')
  const [, , failed, later] = await jobIds(shop)
  await shop.query(`update pgboss.job set start_after = now() - interval '90 seconds',
    created_on = now() - interval '100 seconds' where state = 'created'`)
  await shop.query(`update pgboss.job set state = 'failed', completed_on = now() where id = $1`, [
    failed,
  ])
  await shop.query(
    `update pgboss.job set created_on = now() - interval '1 day', start_after = now() + interval '1 hour' where id = $1`,
    [later],
  )

  const stats = new Map((await queueStats(shop.pool)).map(({ name, ...rest }) => [name, rest]))
  expect(stats.get('payments.send_refund')).toMatchObject({ waiting: 2, active: 1, failed: 1 })
  const { oldestWaitingSeconds = 0 } = stats.get('payments.send_refund') ?? {}
  expect(oldestWaitingSeconds).toBeGreaterThanOrEqual(90)
  expect(oldestWaitingSeconds).toBeLessThan(100)
  expect(stats.get('payments.reconcile')).toEqual({
    waiting: 0,
    active: 0,
    failed: 0,
    oldestWaitingSeconds: 0,
  })
})

const enqueueRefund = (shop: TestShop) =>
  systemContext(shop).enqueue('payments.send_refund', { refundId: crypto.randomUUID() })

/** Those that run first. */
async function jobIds(shop: TestShop): Promise<string[]> {
  const rows = await shop.query<{ id: string }>(
    `select id from pgboss.job where name = 'payments.send_refund' order by state desc, created_on, id`,
  )
  return rows.map(({ id }) => id)
}
