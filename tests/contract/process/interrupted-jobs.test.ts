/** A job whose process or database is killed is taken up again within seconds. Real processes, real files, real SMTP. */
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, test } from 'vitest'

import type { Jobs } from '#domain/jobs.ts'
import { findEmbeddedPostgres } from '#server/db/embedded.ts'
import { startQueue } from '#server/jobs/queue.ts'

import { openTestDatabase } from '../../support/database/database.ts'
import { IS_FULL_RUN } from '../../support/full-run.ts'
import { headerOf, type MailSink, openSink } from '../../support/mail/smtp-sink.ts'
import { openShopFolder } from '../../support/process/killable-shop.ts'
import { databaseUrlOf } from '../../support/process/running-shop.ts'
import { askPayment, place, signUp } from '../../support/process/wire-buyer.ts'
import { eventBody, signatureOf } from '../../support/shop/orders.ts'

/** Of a database without other clients, counted from the moment the shop or its database is back. */
const EMBEDDED_BOUND_MS = 5_000
/** Of a database with several processes, counted from the crash of one. */
const SHARED_BOUND_MS = 30_000
/** In a full run the shop's own; the short form writes a shorter one into the rows of the jobs. A process is busy for less. */
const LEASE_SECONDS = IS_FULL_RUN ? null : 6
const BUSY_MS = IS_FULL_RUN ? '8000' : '4000'
/** A busy machine starts processes slowly. The bounds still apply. */
const TIMEOUT_MS = 150_000

test(
  'jobs: e-mail, payment event and sweep that run at a crash are done within 5 s of the next start',
  async () => {
    await using folder = await openShopFolder()
    await using silent = await openSink('hang')
    await using sink = await openSink()
    const first = await folder.start({ UNANSWERED: 'pi_', SMTP_URL: silent.url })
    await using database = await attach(folder.dataDir)
    const interrupted = await beginJobs(database, first.url)
    await first.kill()

    await folder.start({ SMTP_URL: sink.url })
    await expect
      .poll(() => workOf(database, interrupted), { timeout: EMBEDDED_BOUND_MS })
      .toEqual(DONE_AGAIN)
  },
  TIMEOUT_MS,
)

test(
  '§10 mail: a shop killed after the mail server took an e-mail and before its own commit repeats it once, with one Message-ID',
  async () => {
    await using folder = await openShopFolder()
    await using sink = await openSink('hang')
    const first = await folder.start({ SMTP_URL: sink.url })
    await using database = await attach(folder.dataDir)
    const mail = await postWithoutCommit(database, sink, first.url)
    await first.kill()
    await mail.abandon()

    await folder.start({ SMTP_URL: sink.url })
    await expect.poll(() => stateOf(database, mail.id), { timeout: EMBEDDED_BOUND_MS }).toBe('sent')
    expect(idsOf(sink).filter((id) => id === mail.messageId)).toHaveLength(2)
  },
  TIMEOUT_MS,
)

test(
  '§10 mail: when only the database dies, what the mail server took is recorded within 5 s of its return and not sent again',
  async () => {
    await using folder = await openShopFolder()
    await using sink = await openSink('hang')
    const shop = await folder.start({ SMTP_URL: sink.url })
    await using database = await attach(folder.dataDir)
    const mail = await postWithoutCommit(database, sink, shop.url)
    const startedAt = () =>
      database.query<{ at: string }>('select pg_postmaster_start_time()::text as at').then(
        ({ rows }) => rows[0]?.at,
        () => before,
      )
    const before: string | undefined = await startedAt()
    folder.killDatabase()

    await expect.poll(startedAt).not.toBe(before)
    await expect.poll(() => stateOf(database, mail.id), { timeout: EMBEDDED_BOUND_MS }).toBe('sent')
    expect(idsOf(sink).filter((id) => id === mail.messageId)).toHaveLength(1)
    expect(shop.exitCode()).toBeNull()
    mail.unlock()
  },
  TIMEOUT_MS,
)

test(
  'jobs: what a process leaves behind is done by others on the same database within 30 s; what they are doing stays theirs',
  async () => {
    await using database = await openTestDatabase()
    await using folder = await openShopFolder()
    await using silent = await openSink('hang')
    await using sink = await openSink()
    const DATABASE_URL = databaseUrlOf(database.connection)
    const lost = await folder.start({ DATABASE_URL, UNANSWERED: 'pi_', SMTP_URL: silent.url })
    const interrupted = await beginJobs(database.pool, lost.url)
    const other = { DATABASE_URL, UNANSWERED: 'pi_other', SMTP_URL: sink.url, BUSY_MS }
    const busy = await folder.start(other)
    await leaveToJob(database.pool, { id: 'evt_2', intentId: 'pi_other' })
    await expect.poll(() => countActive(database.pool)).toContainEqual(TWO_EVENTS)
    const third = await folder.start(other)
    if (LEASE_SECONDS) await shortenLeases(database.pool, LEASE_SECONDS)
    busy.overload()
    await lost.kill()
    if (LEASE_SECONDS) await shortenLeasesOfRows(database.pool, LEASE_SECONDS)

    await expect
      .poll(() => workOf(database.pool, interrupted), { timeout: SHARED_BOUND_MS })
      .toEqual(DONE_AGAIN)
    // It has run for longer than a lease, and its process was too busy for heartbeats in between.
    const { rows } = await database.pool.query(
      `select state, retry_count from pgboss.job where data ->> 'eventId' = 'evt_2'`,
    )
    expect(rows).toEqual([{ state: 'active', retry_count: 0 }])
    await busy.kill()
    await third.kill()
  },
  TIMEOUT_MS,
)

const TWO_EVENTS = { name: 'payments.sync_webhook', count: 2 }

/** An e-mail that is awaited, one that is not, a new payment event, and jobs: a sweep, and an event that was not handled at once. */
const BEGUN = [
  'new event',
  'order_received',
  'payments.sweep_open',
  'payments.sync_webhook',
  'verify_email',
]
const RUNNING = BEGUN.map((name) => ({ name, count: 1 }))
const DONE_AGAIN = BEGUN.map((name) => ({
  name,
  state: name.includes('_') && !name.includes('.') ? 'sent' : 'completed',
  is_repeat: true,
}))

/** An account and an order whose e-mails, payment events and sweep run in the process at `url`; answers their ids. */
async function beginJobs(database: pg.Pool, url: string): Promise<string[]> {
  const token = await signUp(url)
  const { orderId } = await place(url, token, 'key-1')
  const { paymentId } = await askPayment(url, token, orderId)
  await database.query(`update card_payments set checked_at = now() - interval '1 hour'`)
  await enqueue(database, 'payments.sweep_open', {})
  await leaveToJob(database, { id: 'evt_0', intentId: paymentId })
  await postEvent(url, { id: 'evt_1', intentId: paymentId })
  await expect.poll(() => countActive(database)).toEqual(RUNNING)
  const { rows } = await database.query<{ id: string }>(
    `select id::text from pgboss.job where state = 'active'
     union all select id::text from emails where taken_by is not null
     union all select event_id from webhook_events where due_at is not null`,
  )
  return rows.map(({ id }) => id)
}

/** The processor reports a payment. */
async function postEvent(url: string, event: { id: string; intentId: string }): Promise<void> {
  const intent = { id: event.intentId, object: 'payment_intent' }
  const body = eventBody(event.id, 'payment_intent.processing', intent)
  const answer = await fetch(`${url.replace('localhost', '127.0.0.1')}/webhooks/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(body) },
    body,
  })
  expect(answer.status).toBe(200)
}

/** An event of the processor that a process was not able to handle. */
async function leaveToJob(
  database: pg.Pool,
  event: { id: string; intentId: string },
): Promise<void> {
  await database.query(
    `insert into webhook_events (event_id, type, intent_id, payload, received_at, attempts)
     values ($1, 'payment_intent.processing', $2, '{}', now(), 2)`,
    [event.id, event.intentId],
  )
  await enqueue(database, 'payments.sync_webhook', { eventId: event.id })
}

/** As the queue of a process that runs no jobs itself. */
async function enqueue<Name extends keyof Jobs>(
  database: pg.Pool,
  name: Name,
  payload: Jobs[Name],
): Promise<void> {
  const queue = await startQueue(database, { onError: () => {} })
  await queue.enqueue(drizzle(database), name, payload)
  await queue.boss.stop({ graceful: false, close: false })
}

async function shortenLeases(database: pg.Pool, seconds: number): Promise<void> {
  await database.query(`update pgboss.job set heartbeat_seconds = $1 where state = 'active'`, [
    seconds,
  ])
}

async function shortenLeasesOfRows(database: pg.Pool, seconds: number): Promise<void> {
  const shorter = `set due_at = least(due_at, now() + $1 * interval '1 second')`
  await database.query(`update emails ${shorter} where taken_by is not null`, [seconds])
  await database.query(`update webhook_events ${shorter} where due_at is not null`, [seconds])
}

async function countActive(database: pg.Pool) {
  const { rows } = await database.query<{ name: string; count: number }>(
    `select name, count(*)::int from (
       select name from pgboss.job where state = 'active'
       union all select kind from emails where taken_by is not null
       union all select 'new event' from webhook_events where due_at > now()
     ) as active group by name order by name`,
  )
  return rows
}

/** What became of jobs, e-mails and events. */
async function workOf(database: pg.Pool, ids: string[]) {
  const { rows } = await database.query<{ name: string; state: string; is_repeat: boolean }>(
    `select name, state::text, retry_count > 0 as is_repeat from pgboss.job where id::text = any($1)
     union all select kind, state, attempts > 0 from emails where id::text = any($1)
     union all select 'new event', case when processed_at is null then 'waiting' else 'completed' end, attempts > 1
       from webhook_events where event_id = any($1)
     order by 1`,
    [ids],
  )
  return rows
}

async function stateOf(database: pg.Pool, emailId: string) {
  const { rows } = await database.query<{ state: string }>(
    'select state from emails where id = $1',
    [emailId],
  )
  return rows[0]?.state
}

/**
 * An e-mail that the mail server took, and whose row is locked, so that the shop can't write down that it did. The
 * mail server answers all later ones at once.
 */
async function postWithoutCommit(database: pg.Pool, sink: MailSink, url: string) {
  await place(url, await signUp(url), 'key-1')
  await expect.poll(() => sink.arrivals.length).toBeGreaterThan(0)
  const [messageId = ''] = idsOf(sink)
  const { rows } = await database.query<{ id: string }>(
    `select id from emails where starts_with($1, '<' || message_id)`,
    [messageId],
  )
  const id = rows[0]?.id ?? ''
  const lock = await database.connect()
  lock.on('error', () => {})
  await lock.query('begin')
  await lock.query('select from emails where id = $1 for update', [id])
  sink.answerAll()
  const waiting = `pg_stat_activity where wait_event_type = 'Lock' and query like '%update "emails"%'`
  await expect.poll(async () => (await database.query(`select from ${waiting}`)).rowCount).toBe(1)
  const unlock = () => lock.release(true)
  return {
    id,
    messageId,
    unlock,
    /** PostgreSQL would still finish the statement of a process that is gone. */
    async abandon() {
      await database.query(`select pg_terminate_backend(pid) from ${waiting}`)
      unlock()
    },
  }
}

const idsOf = (sink: MailSink): string[] =>
  sink.arrivals.map((arrival) => headerOf(arrival, 'Message-ID'))

/** As a command next to a running shop. */
async function attach(dataDir: string) {
  const pool = new pg.Pool({ ...(await findEmbeddedPostgres(dataDir))?.connection, max: 4 })
  pool.on('error', () => {})
  return Object.assign(pool, { [Symbol.asyncDispose]: () => pool.end() })
}
