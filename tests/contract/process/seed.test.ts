import { expect, test } from 'vitest'

import { prepareDatabase } from '#server/db/prepare.ts'

import { openTestDatabase } from '../../support/database/database.ts'

const CONTENTS = `select
  (select md5(string_agg(c::text, '' order by serial)) from cartridges c) as cartridges,
  (select md5(string_agg(s::text, '' order by serial)) from cartridge_stock s) as stock,
  (select md5(string_agg(p::text, '' order by id)) from products p) as products,
  (select md5(string_agg(p::text, '' order by id)) from prices p) as prices,
  (select md5(string_agg(s::text, '' order by slug)) from sdk_documents s) as sdks,
  (select md5(string_agg(c::text, '' order by code)) from countries c) as countries,
  (select md5(string_agg(r::text, '' order by id)) from shipping_rates r) as rates,
  (select md5(string_agg(s::text, '' order by key)) from settings s) as settings`

test('§3 seed: a new shop has its catalogue, and seeding it again changes nothing', async () => {
  await using database = await openTestDatabase()
  const { rows } = await database.pool.query(
    `select (select count(*)::int from cartridges) as cartridges,
            (select count(*)::int from cartridges where active >= 1) as listed,
            (select count(*)::int from cartridge_kinds) as kinds`,
  )
  expect(rows).toEqual([{ cartridges: 108, listed: 100, kinds: 17 }])

  const before = (await database.pool.query(CONTENTS)).rows
  await prepareDatabase(database.pool)
  expect((await database.pool.query(CONTENTS)).rows).toEqual(before)
})

test('§3 seed: what staff changed or sold stays as it is when the shop starts again', async () => {
  await using database = await openTestDatabase()
  await database.pool.query(`update settings set value = '0.02' where key = 'currency_rate'`)
  await database.pool.query('update cartridge_stock set on_hand = 3, reserved = 2')
  await database.pool.query('update prices set active = false')
  const before = (await database.pool.query(CONTENTS)).rows

  await Promise.all([prepareDatabase(database.pool), prepareDatabase(database.pool)])
  expect((await database.pool.query(CONTENTS)).rows).toEqual(before)
})
