/**
 * The roles of the embedded PostgreSQL: a superuser for the shop's own maintenance, and the role of the pool, which owns the
 * database and nothing else: what slips through a query can't read files or run programs. Decision 0039.
 */

import { Client } from 'pg'

import type { Address } from '#server/db/embedded-socket.ts'
import { codeOf } from '#server/process/error-facts.ts'

export const DATABASE = 'shop'
/** Of every query that the shop makes for a visitor, a job or staff. */
export const USER = 'shop'
/** Creates the database, holds the data directory and makes backups; nothing that comes from outside reaches its sessions. */
export const SUPERUSER = 'postgres'
/** The superuser must call PostgreSQL's own functions, not ones of the same name that the shop's role created. */
export const OWN_NAMES_ONLY = '-c search_path=pg_catalog'

const CONNECT_MS = 5_000

export const NO_SUCH_DATABASE = '3D000'
/** A role, a database, and what another process is creating. */
const ALREADY_EXISTS = new Set(['42710', '42P04', '23505'])

/** A session of the superuser, outside any pool. */
export async function connectAsSuperuser(
  { host, port, password }: Address,
  database: string,
): Promise<Client> {
  const client = new Client({
    host,
    port,
    user: SUPERUSER,
    database,
    ...(password === null ? {} : { password }),
    options: OWN_NAMES_ONLY,
    application_name: `scent-shop keeper ${process.pid}`,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  })
  // Without a listener a cut session would end the whole process; its end is watched separately.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    void client.end().catch(() => {})
    throw error
  }
}

/** In a cluster that is new, or whose first start was interrupted. */
export async function createShopDatabase(address: Address): Promise<void> {
  const session = await connectAsSuperuser(address, 'postgres')
  const secret =
    address.password === null ? '' : `password ${session.escapeLiteral(address.password)}`
  try {
    for (const statement of [
      `create role ${USER} nosuperuser nocreatedb nocreaterole login ${secret}`,
      `create database ${DATABASE} owner ${USER}`,
    ]) {
      await session.query(statement).catch(unlessItExists)
    }
  } finally {
    await session.end()
  }
}

function unlessItExists(error: unknown): void {
  if (!ALREADY_EXISTS.has(codeOf(error) ?? '')) throw error
}
