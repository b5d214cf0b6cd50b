/** A database that this version has no migrations for. */
import { expect, test } from 'vitest'

import { changesSchema } from '#server/db/migrate.ts'
import { prepareDatabase } from '#server/db/prepare.ts'
import { explain } from '#server/process/explain.ts'

import { openTestShop } from '../../support/shop/shop.ts'

test('a database that is older than the first migration is refused in one line and left alone', async () => {
  await using shop = await openTestShop({ isFresh: true })
  const journal = 'select count(*)::int, max(created_at)::int from drizzle.__drizzle_migrations'
  await shop.query('update drizzle.__drizzle_migrations set created_at = 1')
  const before = await shop.query(journal)

  for (const work of [changesSchema, prepareDatabase]) {
    const error: unknown = await work(shop.pool).catch((thrown: unknown) => thrown)
    expect(explain(error)).toMatch(/^The database is older than .* Nothing was changed\.$/)
  }
  expect(await shop.query(journal)).toEqual(before)
})
