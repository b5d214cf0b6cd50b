/** The installed PostgreSQL tools copy a shop on an external PostgreSQL. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'

import { makeBackup } from '#server/backup/make-backup.ts'
import { findProgram } from '#server/backup/pg-programs.ts'
import { restoreDatabase } from '#server/backup/restore-database.ts'

import { connectionFor } from '../../support/database/database.ts'
import { signIn } from '../../support/shop/buyer.ts'
import { placeBankOrder, stockUp } from '../../support/shop/orders.ts'
import { openTestShop } from '../../support/shop/shop.ts'

const SIGNAL = new AbortController().signal

test('a tool that is too old is named, with the version and the package that are missing', async () => {
  await expect(findProgram('pg_dump', 99)).rejects.toThrow(
    /^pg_dump 99 or newer is needed and (none|only [\d, ]+) is installed: .*postgresql-client-99\)$/,
  )
})

test('a database by its address is copied, verified and brought back into an empty one, or what is missing is said', async () => {
  await using shop = await openTestShop()
  await stockUp(shop)
  await placeBankOrder(shop, await signIn(shop))
  const to = await mkdtemp(join(tmpdir(), 'scent-shop-dump-'))
  try {
    const [row] = await shop.query<{ name: string; major: number }>(
      `select current_database() as name, current_setting('server_version_num')::int / 10000 as major`,
    )
    const { name = '', major = 0 } = row ?? {}
    const connection = connectionFor(name)
    const make = () =>
      makeBackup({ embedded: null, connection }, { to, archive: null, signal: SIGNAL })
    const isInstalled = await findProgram('pg_dump', major).then(
      () => true,
      () => false,
    )
    if (!isInstalled) {
      await expect(make()).rejects.toThrow(`pg_dump ${major} or newer is needed`)
      return
    }

    const backup = await make()
    expect(backup.manifest.verifiedAt).not.toBeNull()
    expect(backup.manifest.figures.tables['public.orders']).toBe(1)
    await expect(restoreDatabase(backup, connection, SIGNAL)).rejects.toThrow(
      'name one that is empty',
    )
    await inEmptyDatabase(async (empty) => {
      const figures = await restoreDatabase(backup, empty, SIGNAL)
      expect(figures).toEqual(backup.manifest.figures)
    })
  } finally {
    await rm(to, { recursive: true, force: true })
  }
})

async function inEmptyDatabase(work: (connection: pg.ClientConfig) => Promise<void>) {
  const name = 'shop_copy_restored'
  const { user } = connectionFor(name)
  const admin = new pg.Client(connectionFor('postgres', 'superuser'))
  await admin.connect()
  try {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.query(`create database ${name} owner ${user}`)
    await work(connectionFor(name))
    await admin.query(`drop database ${name} with (force)`)
  } finally {
    await admin.end()
  }
}
