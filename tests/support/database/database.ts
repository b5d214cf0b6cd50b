/** A database of its own for a test: a copy of the migrated and seeded template, or one that another test is done with. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'

import { SESSION_SETTINGS } from '#server/db/open.ts'

import { resetDatabase } from './reset-database.ts'

export const TEMPLATE = 'shop_template'
/** What the names of its copies begin with. */
export const COPY = 'shop_copy_'

/** As the shop reaches it, and as whoever makes databases does: on a server that was named by its address the same. */
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

/** As they were copied, and nobody's. */
const rewound: string[] = []

/** A fresh one has no gaps of deleted rows, for tests of how the database goes about a question. */
export async function openTestDatabase({ isFresh = false } = {}) {
  const name = (isFresh ? undefined : rewound.pop()) ?? (await copyTemplate())
  const pool = new pg.Pool({ ...connectionFor(name), max: 24 })
  // What follows may cut a connection that is just closing.
  pool.on('error', () => {})

  return {
    pool,
    connection: connectionFor(name),
    superuser: connectionFor(name, 'superuser'),
    async [Symbol.asyncDispose]() {
      await pool.end()
      // A role that may not pass by the triggers copies each time.
      const isRewound = await resetDatabase(connectionFor(name, 'superuser')).catch(() => false)
      if (isRewound) rewound.push(name)
      else await administer(`drop database if exists ${name} with (force)`)
    },
  }
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
