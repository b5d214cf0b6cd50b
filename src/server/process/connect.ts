/** The database by the environment: PostgreSQL at DATABASE_URL, or the shop's own in DATA_DIR. */

import { releaseInterrupted } from '#domain/mail/outbox.server.ts'
import { releaseEvents } from '#domain/payments/receive-event.server.ts'

import { copyBeforeMigration } from '../backup/before-migration.ts'
import type { Environment } from '../config/env.ts'
import { embeddedConnections } from '../db/connections.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded.ts'
import { type OpenDatabase, openDatabase } from '../db/open.ts'
import { prepareDatabase } from '../db/prepare.ts'
import { putBackAll } from '../jobs/interrupted.ts'
import type { Log } from '../log/log.ts'
import { unlessAborted } from './stopping.ts'

type Where = Pick<Environment, 'databaseUrl' | 'dataDir' | 'webConcurrency' | 'backup'>

type Options = {
  log: Log
  /** For a command while the shop runs: uses its server instead of failing. */
  attachOnly?: boolean
  /** Gives up the start: nothing that was started meanwhile goes on running. */
  signal?: AbortSignal
}

export type ConnectedDatabase = OpenDatabase & {
  /** Ends the embedded server, without waiting for the pool; of another server it ends nothing. */
  stopServer(): Promise<void>
}

/** Answers when schema, queue and first rows are there too. */
export async function connectDatabase(
  where: Where,
  { signal = NEVER, ...options }: Options,
): Promise<ConnectedDatabase> {
  const { database, isOwner, stopServer } = await connect(where, { signal, ...options })
  const prepare = async () => {
    await copyBeforeMigration(database, where, { log: options.log, signal })
    await prepareDatabase(database.pool)
    if (!isOwner) return
    await putBackAll(database.jobs.pool)
    await releaseInterrupted(database.jobs, null)
    await releaseEvents(database.jobs)
  }
  try {
    await unlessAborted(prepare(), signal)
  } catch (error) {
    // A statement may still run: ending the server ends it, and the pool need not wait for it.
    const ended = database.close().catch(() => {})
    await stopServer()
    if (!signal.aborted) await ended
    throw error
  }
  return {
    ...database,
    stopServer,
    async close() {
      await database.close()
      await stopServer()
    },
  }
}

const NEVER = new AbortController().signal

type Connected = {
  database: OpenDatabase
  /** Whether this process opened the data directory: then no job of an earlier one is being done any more. */
  isOwner: boolean
  stopServer: () => Promise<void>
}

async function connect(
  env: Where,
  { log, attachOnly = false, signal }: Options & { signal: AbortSignal },
): Promise<Connected> {
  const found = attachOnly && !env.databaseUrl ? await findEmbeddedPostgres(env.dataDir) : null
  const running = env.databaseUrl ? { connectionString: env.databaseUrl } : found?.connection
  if (running) {
    const database = { ...openDatabase(running, log), embedded: found }
    return { database, isOwner: false, stopServer: async () => {} }
  }

  const settings = { max_connections: String(embeddedConnections(env.webConcurrency)) }
  const server = await startEmbeddedPostgres({ dataDir: env.dataDir, log, settings, signal })
  return {
    database: { ...openDatabase(server.connection, log), embedded: server },
    isOwner: true,
    stopServer: () => server.stop(),
  }
}
