/** Opens PostgreSQL, ours or anybody's: one driver, one pool, one way to query. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

import type { Log } from '../log/log.ts'
import { JOB_CONNECTIONS, REQUEST_CONNECTIONS } from './connections.ts'
import type { EmbeddedAccess } from './embedded.ts'
import { PreparedClient } from './prepared-client.ts'

const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 15_000
/** Longer than PostgreSQL itself lets a statement take. */
const ANSWER_WITHIN_MS = STATEMENT_TIMEOUT_MS + 5_000
/**
 * PostgreSQL would compile large questions to machine code: ours are answered sooner than that takes.
 *
 * @internal
 */
export const SESSION_SETTINGS = '-c jit=off'

// Amounts stay far below 2^53, so 64-bit integers are read as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type PooledDatabase = NodePgDatabase & { $client: pg.Pool }

export type OpenDatabase = {
  pool: pg.Pool
  /** For a connection outside the pool. */
  connection: pg.PoolConfig
  db: PooledDatabase
  /** The connections of background work, which requests can't take. They are opened when first used. */
  jobs: { pool: pg.Pool; db: PooledDatabase }
  /** The embedded server, for backups; `null` when the database was given by its address. */
  embedded: EmbeddedAccess | null
  close(): Promise<void>
}

export function openDatabase(
  connection: pg.PoolConfig,
  log?: Log,
  { answerWithinMs = ANSWER_WITHIN_MS } = {},
): OpenDatabase {
  const life = { isClosing: false, log, answerWithinMs }
  const pool = openPool({ max: REQUEST_CONNECTIONS, ...connection }, life)
  const jobs = openPool({ ...connection, max: JOB_CONNECTIONS }, life)

  return {
    pool,
    connection,
    db: drizzle(pool),
    jobs: { pool: jobs, db: drizzle(jobs) },
    embedded: null,
    async close() {
      life.isClosing = true
      await Promise.all([pool.end(), jobs.end()])
    },
  }
}

function openPool(
  connection: pg.PoolConfig,
  life: { isClosing: boolean; log: Log | undefined; answerWithinMs: number },
): pg.Pool {
  const pool = new pg.Pool({
    Client: PreparedClient,
    pipeline: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idleTimeoutMillis: 10_000,
    options: SESSION_SETTINGS,
    ...connection,
  })
  // The pool listens for errors of idle clients only. Without a listener of its own, a client that loses its connection
  // inside a transaction would end the process; the statement that waits for it rejects with the same error.
  pool.on('connect', (client) => {
    client.on('error', ignore)
    if (client instanceof PreparedClient) client.endWhenSilent(life.answerWithinMs)
  })
  // A connection that dies while idle is replaced at the next query.
  pool.on('error', (error) => {
    if (!life.isClosing)
      life.log?.warn('an idle connection to the database was lost', { error: error.message })
  })
  return pool
}

const ignore = (): void => {}
