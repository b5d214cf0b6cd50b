/** A database of its own for a test file: a copy of the migrated and seeded template, about 60 ms. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'

import { SESSION_SETTINGS } from '#server/db/open.ts'

export const TEMPLATE = 'shop_template'

const serverConnection = (): pg.ClientConfig => {
  const json = process.env.TEST_POSTGRES
  if (!json) throw new Error('tests/support/postgres.ts has not started a PostgreSQL')
  return JSON.parse(json) as pg.ClientConfig // Written by our own global setup.
}

export const connectionFor = (database: string): pg.ClientConfig => ({
  ...serverConnection(),
  database,
  options: SESSION_SETTINGS,
})

export async function openTestDatabase() {
  const name = `t_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name} template ${TEMPLATE}`)
  const pool = new pg.Pool({ ...connectionFor(name), max: 24 })
  // The drop below may cut a connection that is just closing.
  pool.on('error', () => {})

  return {
    pool,
    connection: connectionFor(name),
    async [Symbol.asyncDispose]() {
      await pool.end()
      await administer(`drop database if exists ${name} with (force)`)
    },
  }
}

/** Copying a template needs it to itself for a moment; files that start together take turns. */
async function administer(statement: string): Promise<void> {
  const admin = new pg.Client(serverConnection())
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock(4081978)')
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}
