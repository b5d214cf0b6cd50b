/** The database by the environment: PostgreSQL at DATABASE_URL, or the shop's own in DATA_DIR. */

import { attachEmbeddedPostgres, startEmbeddedPostgres } from './db/embedded.ts'
import { type OpenDatabase, openDatabase } from './db/open.ts'
import { prepareDatabase } from './db/prepare.ts'
import type { Environment } from './env.ts'

type Where = Pick<Environment, 'databaseUrl' | 'dataDir'>

type Options = {
  log: (line: string) => void
  /** For a command beside a running shop: uses its server instead of being refused by it. */
  attachOnly?: boolean
}

/** Answers when schema, queue and first rows are there too. */
export async function connectDatabase(where: Where, options: Options): Promise<OpenDatabase> {
  const database = await connect(where, options)
  try {
    await prepareDatabase(database.pool)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function connect(env: Where, { log, attachOnly = false }: Options): Promise<OpenDatabase> {
  if (env.databaseUrl) return openDatabase({ connectionString: env.databaseUrl }, log)

  const running = attachOnly ? await attachEmbeddedPostgres(env.dataDir) : null
  if (running) return openDatabase(running, log)

  const server = await startEmbeddedPostgres({ dataDir: env.dataDir, log })
  const database = openDatabase(server.connection, log)
  return {
    ...database,
    async close() {
      await database.close()
      await server.stop()
    },
  }
}
