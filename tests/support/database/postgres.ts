/**
 * One PostgreSQL for a whole test run, with a template database that every test file copies.
 * `TEST_DATABASE_URL` names another server (any PostgreSQL 15 or newer); without it the embedded one is started.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

import { startEmbeddedPostgres } from '#server/db/embedded.ts'
import { prepareDatabase } from '#server/db/prepare.ts'
import { SILENT } from '#server/log/log.ts'

import { COPY, connectionFor, TEMPLATE, type TestServer } from './database.ts'
import { keepContents } from './reset-database.ts'

/** Its data are thrown away: nothing has to survive a crash. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  max_connections: '200',
}

/** The global setup of unit, contract and browser tests; gives what ends it. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
    ? given(urlConnection(process.env.TEST_DATABASE_URL))
    : await embedded()

  const { shop, superuser } = server
  process.env.TEST_POSTGRES = JSON.stringify({ shop, superuser } satisfies TestServer)
  const admin = new pg.Client(superuser)
  await admin.connect()
  await dropCopies(admin)
  await dropTemplate(admin)
  await admin.query(`create database ${TEMPLATE} owner ${shop.user}`)

  const pool = new pg.Pool(connectionFor(TEMPLATE))
  await prepareDatabase(pool)
  await keepContents(pool)
  await pool.end()
  await admin.query(`alter database ${TEMPLATE} is_template true`)
  await admin.end()

  return () => server.stop()
}

/** Databases of an earlier run may remain on an external server. */
async function dropCopies(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [COPY],
  )
  for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`)
}

async function dropTemplate(admin: pg.Client): Promise<void> {
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [TEMPLATE])
  if (!rowCount) return
  await admin.query(`alter database ${TEMPLATE} is_template false`)
  await admin.query(`drop database ${TEMPLATE} with (force)`)
}

async function embedded() {
  const dataDir = await mkdtemp(join(tmpdir(), 'scent-shop-test-'))
  const server = await startEmbeddedPostgres({
    dataDir,
    log: SILENT,
    settings: SETTINGS,
  })
  return {
    shop: server.connection,
    superuser: server.maintenance,
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const given = (connection: pg.ClientConfig) => ({
  shop: connection,
  superuser: connection,
  stop: async () => {},
})

function urlConnection(url: string): pg.ClientConfig {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  return {
    host: searchParams.get('host') ?? decodeURIComponent(hostname),
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    ...(password && { password: decodeURIComponent(password) }),
    database: pathname.slice(1) || 'postgres',
  }
}
