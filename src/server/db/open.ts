/** Opens PostgreSQL, ours or anybody's: one driver, one pool, one way to query. */
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'

import type { Database } from '#domain/context.ts'

/** Enough for 16 buyers at once. */
const POOL_CONNECTIONS_MAX = 16
/** What a process holds beside its pool: notices, and what a command or a job opens for itself. */
const OTHER_CONNECTIONS = 8
/** The session that keeps the data directory, those of commands, and PostgreSQL's own reserve. */
const SHARED_CONNECTIONS = 16
const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 15_000
/**
 * PostgreSQL would compile large questions to machine code: ours are answered sooner than that takes.
 *
 * @internal
 */
export const SESSION_SETTINGS = '-c jit=off'

// Amounts stay far below 2^53, so 64-bit integers are read as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** How many connections the embedded server must allow for so many processes of the shop. */
export const connectionsFor = (processes: number): number =>
  processes * (POOL_CONNECTIONS_MAX + OTHER_CONNECTIONS) + SHARED_CONNECTIONS

export type OpenDatabase = {
  pool: pg.Pool
  /** For a connection outside the pool. */
  connection: pg.PoolConfig
  db: Database
  close(): Promise<void>
}

export function openDatabase(
  connection: pg.PoolConfig,
  log: (line: string) => void = () => {},
): OpenDatabase {
  const pool = new pg.Pool({
    max: POOL_CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idleTimeoutMillis: 10_000,
    options: SESSION_SETTINGS,
    ...connection,
  })
  let isClosing = false
  // The pool listens for errors of idle clients only. Without a listener of its own, a client that loses its connection
  // inside a transaction would end the process; the statement that waits for it rejects with the same error.
  pool.on('connect', (client) => client.on('error', ignore))
  // A connection that dies while idle is replaced at the next query.
  pool.on('error', (error) => {
    if (!isClosing) log(`database: an idle connection was lost (${error.message})`)
  })

  return {
    pool,
    connection,
    db: drizzle(pool),
    close() {
      isClosing = true
      return pool.end()
    },
  }
}

const ignore = (): void => {}
