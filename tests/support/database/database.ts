/** A database of its own for a test: a copy of the migrated and seeded template, or one that another test is done with. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'

import { type OpenDatabase, openDatabase, SESSION_SETTINGS } from '#server/db/open.ts'

import { REUSED, resetDatabase } from './reset-database.ts'

export const TEMPLATE = 'shop_template'
/** What the names of its copies begin with. */
export const COPY = 'shop_copy_'

/** The connection of the shop, and of the role that creates databases; on an external server both are the same. */
export type TestServer = { shop: pg.ClientConfig; superuser: pg.ClientConfig }

const testServer = (): TestServer => {
  const json = process.env.TEST_POSTGRES
  if (!json) throw new Error('tests/support/database/postgres.ts has not started a PostgreSQL')
  return JSON.parse(json) as TestServer // Written by our own global setup.
}

export const connectionFor = (
  database: string,
  role: keyof TestServer = 'shop',
): pg.ClientConfig => ({ ...testServer()[role], database, options: SESSION_SETTINGS })

/** Both stay connected: a new connection reads the catalogue and plans each query first, half of the time of a test. */
type Copy = { name: string; database: OpenDatabase; admin: pg.Client | null }

/** As they were copied, and not in use. */
const unused: Copy[] = []

/** A fresh one has no gaps of deleted rows, for tests of how the database goes about a question. */
export async function openTestDatabase({ isFresh = false } = {}) {
  const copy = (isFresh ? undefined : unused.pop()) ?? (await openCopy())
  const { name, database } = copy
  const pool = new pg.Pool({ ...connectionFor(name), max: 24 })
  // What follows may cut a connection that is just closing.
  pool.on('error', () => {})

  return {
    pool,
    /** For one shop. */
    database: { ...database, async close() {} },
    connection: connectionFor(name),
    superuser: connectionFor(name, 'superuser'),
    async [Symbol.asyncDispose]() {
      await pool.end()
      const admin = copy.admin ?? (await connectAdmin(name))
      // A role that may not pass by the triggers copies each time.
      if (await reset(database, admin).catch(() => false)) {
        unused.push({ name, database, admin })
      } else {
        await Promise.all([database.close(), admin.end()])
        await administer(`drop database if exists ${name} with (force)`)
      }
    },
  }
}

async function openCopy(): Promise<Copy> {
  const name = await copyTemplate()
  const database = openDatabase({
    ...connectionFor(name),
    max: 20,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
    application_name: REUSED,
  })
  return { name, database, admin: null }
}

/** False when the copy can't be used again, such as while a query of the test goes on. */
async function reset({ pool, jobs }: OpenDatabase, admin: pg.Client): Promise<boolean> {
  const pools = [pool, jobs.pool]
  if (pools.some(({ idleCount, totalCount }) => idleCount < totalCount)) return false
  await Promise.all(pools.map(flushStatistics))
  return resetDatabase(admin)
}

/** Which tables were written to: a connection tells the server now and then, and when it ends. */
async function flushStatistics(pool: pg.Pool): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  await Promise.all(clients.map((client) => client.query('select pg_stat_force_next_flush()')))
  for (const client of clients) client.release()
}

/** It ends with the process. */
async function connectAdmin(name: string): Promise<pg.Client> {
  const admin = new pg.Client(connectionFor(name, 'superuser'))
  admin.on('error', () => {})
  await admin.connect()
  return admin
}

async function copyTemplate(): Promise<string> {
  const name = `${COPY}${randomBytes(6).toString('hex')}`
  const { user } = testServer().shop
  // Copying its files takes an eighth of the time of copying its pages through the log.
  await administer(`create database ${name} template ${TEMPLATE} owner ${user} strategy file_copy`)
  return name
}

/** Copying a template needs it to itself for a moment; files that start together take turns. */
async function administer(statement: string): Promise<void> {
  const admin = new pg.Client(testServer().superuser)
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock(4081978)')
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}
