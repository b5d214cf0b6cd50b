import pg from 'pg'
import { expect, test } from 'vitest'

import { openOutages } from '#server/db/outages.ts'
import { readinessOf } from '#server/db/readiness.ts'
import { SILENT } from '#server/log/log.ts'

import { openTestDatabase } from '../../support/database/database.ts'

test('readiness: a probe that meets a full disk leaves no connection in a failed transaction', async () => {
  await using database = await openTestDatabase()
  // The probe's own function is replaced by one that fails as a full disk does.
  const options = '-c search_path=public,pg_catalog'
  const pool = new pg.Pool({ ...database.connection, options, max: 1 })
  // `end` returns before the connection is closed: the database may be dropped first.
  pool.on('error', () => {})
  await pool.query(`create function public.md5(text) returns text language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`)
  const outages = openOutages(SILENT, Date.now)
  const isReady = readinessOf(pool, outages)

  outages.note({ code: '53100' })
  expect(await isReady()).toBe(false)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])

  await pool.query('drop function public.md5(text)')
  expect(await isReady()).toBe(true)
  expect(outages.hasDiskBeenFull()).toBe(false)
  await pool.end()
})
