/** Every other contract test relies on this: a reused database is the same as a fresh copy. */
import pg from 'pg'
import { expect, test } from 'vitest'

import { openTestDatabase } from '../../support/database/database.ts'
import { resetDatabase } from '../../support/database/reset-database.ts'

test('what was written, deleted and counted on in a used database is as in the copy', async () => {
  await using database = await openTestDatabase()
  const { pool, superuser } = database
  const before = await contentsOf(pool)
  expect(before).toContainEqual(expect.stringMatching(/^public\.cartridges 108 /))

  await pool.query(`update cartridges set active = 0`)
  await pool.query(`delete from faqs`)
  await pool.query(`insert into rate_counters (bucket, count, resets_at) values ('a', 1, now())`)
  await pool.query(`select nextval(format('%I.%I', schemaname, sequencename)) from pg_sequences
                    where schemaname = 'public'`)
  expect(await contentsOf(pool)).not.toEqual(before)

  expect(await resetAt(superuser)).toBe(true)
  expect(await contentsOf(pool)).toEqual(before)
})

test('a database whose definitions were changed, if only for a moment, is not given out again', async () => {
  for (const change of [
    'alter table settings rename to away; alter table away rename to settings',
    `alter table emails add constraint broken check (state <> 'sent')`,
    'alter table settings drop column value',
    "alter table settings alter column value set default 'x'",
    'create table more (id int)',
    'create function more() returns int language sql as $$ select 1 $$',
    'drop index emails_of_order',
  ]) {
    await using database = await openTestDatabase()
    await database.pool.query(change)
    expect([change, await resetAt(database.superuser)]).toEqual([change, false])
  }
})

async function resetAt(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await resetDatabase(client)
  } finally {
    await client.end()
  }
}

/** Each table with the number of its rows and a digest of them, and the value of each sequence. */
async function contentsOf(pool: pg.Pool): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'pgboss') order by 1`,
  )
  const held = tables.map(
    ({ name }) =>
      `select '${name} ' || count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as line
       from ${name} t`,
  )
  const stood = `select sequencename || ' ' || coalesce(last_value::text, '') from pg_sequences
                 where schemaname = 'public'`
  const { rows } = await pool.query<{ line: string }>([...held, stood].join(' union all '))
  return rows.map(({ line }) => line).sort()
}
