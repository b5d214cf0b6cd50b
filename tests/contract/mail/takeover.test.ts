/** An update takes over the e-mails that the version before would have sent by jobs. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

const MIGRATION = readFileSync('migrations/0035_email_queue.sql', 'utf8')

/** The schema and the queues before the outbox was the queue. */
const BEFORE = `
  alter table emails drop column is_awaited, drop column due_at, drop column taken_by;
  select pgboss.create_queue(name, '{"policy":"standard"}')
    from unnest(array['mail.send', 'mail.send_awaited']) as name`

const EMAIL = `insert into emails (kind, entity_id, recipient, locale, payload, message_id, state, created_at)
  values ('contact_received', $1, $1 || '@example.com', 'en', '{}', $1, $2, now()) returning id`

async function writeEmail(shop: TestShop, name: string, state = 'queued'): Promise<string> {
  const { rows } = await shop.pool.query<{ id: string }>(EMAIL, [name, state])
  return rows[0]?.id ?? ''
}

test('what waited for its job is due when its job was; what has no job is marked as failed', async () => {
  await using shop = await openTestShop({ isFresh: true })
  await shop.pool.query(BEFORE)
  const put = async (name: string, queue: string, state: string, after: string) =>
    shop.pool.query(
      `insert into pgboss.job (name, data, state, start_after)
       values ($1, jsonb_build_object('emailId', $2::text), $3, now() + $4::interval)`,
      [queue, await writeEmail(shop, name), state, after],
    )
  await put('new', 'mail.send', 'created', '0')
  await put('awaited', 'mail.send_awaited', 'created', '0')
  await put('held', 'mail.send', 'created', '10 minutes')
  await put('tried', 'mail.send', 'retry', '10 minutes')
  await put('running', 'mail.send', 'active', '0')
  await writeEmail(shop, 'lost')
  await writeEmail(shop, 'sent', 'sent')

  await shop.pool.query(MIGRATION)
  const { rows } = await shop.pool.query(
    `select entity_id as name, state, is_awaited, last_error, taken_by,
       case when state = 'queued' then round(extract(epoch from due_at - now()) / 30)::int end as half_minutes
     from emails order by name`,
  )
  const queued = { state: 'queued', is_awaited: false, last_error: null, taken_by: null }
  expect(rows).toEqual([
    { ...queued, name: 'awaited', is_awaited: true, half_minutes: 0 },
    { ...queued, name: 'held', half_minutes: 20 },
    {
      ...queued,
      name: 'lost',
      state: 'failed',
      last_error: 'its job was lost',
      half_minutes: null,
    },
    { ...queued, name: 'new', half_minutes: 0 },
    { ...queued, name: 'running', half_minutes: 1 },
    { ...queued, name: 'sent', state: 'sent', half_minutes: null },
    { ...queued, name: 'tried', half_minutes: 20 },
  ])
  const jobs = await shop.pool.query(`select from pgboss.job where starts_with(name, 'mail.')`)
  expect(jobs.rowCount).toBe(0)
  // Processes of the version before may still run: they send what they write.
  await writeEmail(shop, 'later')
  const later = await shop.pool.query(
    `select due_at > now() + interval '30 seconds' as is_later from emails where entity_id = 'later'`,
  )
  expect(later.rows).toEqual([{ is_later: true }])
})
