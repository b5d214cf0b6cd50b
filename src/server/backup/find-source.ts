/** What a backup is made of: the database that the environment names, whether the shop runs or not. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Environment } from '#server/config/env.ts'
import { clusterIn, findEmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded.ts'
import { SILENT } from '#server/log/log.ts'

import type { Source } from './make-backup.ts'

type OpenedSource = { source: Source; close(): Promise<void> }

/** Nothing is migrated: what is there is copied as it is. */
export async function findSource(
  env: Pick<Environment, 'databaseUrl' | 'dataDir'>,
): Promise<OpenedSource> {
  if (env.databaseUrl) {
    return {
      source: { embedded: null, connection: { connectionString: env.databaseUrl } },
      close: async () => {},
    }
  }
  const running = await findEmbeddedPostgres(env.dataDir)
  if (running) return { source: { embedded: running }, close: async () => {} }

  if (!existsSync(join(clusterIn(env.dataDir), 'PG_VERSION'))) {
    throw new Error(`${env.dataDir} holds no database: set DATA_DIR or DATABASE_URL`)
  }
  const server = await startEmbeddedPostgres({ dataDir: env.dataDir, log: SILENT })
  return { source: { embedded: server }, close: () => server.stop() }
}
