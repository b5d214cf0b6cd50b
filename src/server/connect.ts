/** The database by the environment: PostgreSQL at DATABASE_URL, or the shop's own in DATA_DIR. */

import { attachEmbeddedPostgres, startEmbeddedPostgres } from './db/embedded.ts'
import { type OpenDatabase, openDatabase } from './db/open.ts'
import type { Environment } from './env.ts'

type Options = {
  log: (line: string) => void
  /** For a command beside a running shop: uses its server instead of being refused by it. */
  attachOnly?: boolean
}

export async function connectDatabase(
  env: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  { log, attachOnly = false }: Options,
): Promise<OpenDatabase> {
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
