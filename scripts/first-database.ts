/**
 * Makes the embedded database of a first start: `start.js` runs this next to the build. What fails here fails again when the shop
 * opens, and is explained then. The queue is left to that: what it needs to know of its jobs takes a second to load as sources.
 */
import { existsSync } from 'node:fs'
import { Pool } from 'pg'

import { readEnvironment } from '../src/server/config/env.ts'
import { clusterIn, startEmbeddedPostgres } from '../src/server/db/embedded.ts'
import { SILENT } from '../src/server/log/log.ts'
import { unlessAborted, watchSignals } from '../src/server/process/stopping.ts'

const { databaseUrl, dataDir } = readEnvironment(process.env)
const { signal } = watchSignals(SILENT)
// Most builds find a database and need none of this.
if (!databaseUrl && !existsSync(clusterIn(dataDir))) await makeDatabase()

async function makeDatabase(): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, log: SILENT, signal })
  const pool = new Pool(server.connection).on('error', () => {})
  try {
    await unlessAborted(fill(pool), signal)
    await pool.end()
  } finally {
    await server.stop()
  }
}

async function fill(pool: Pool): Promise<void> {
  const { migrateSchema, withSchemaLock } = await import('../src/server/db/migrate.ts')
  const { seedShop } = await import('../src/server/db/seed/seed.ts')
  await withSchemaLock(pool, async (client) => {
    await migrateSchema(client)
    await seedShop(client)
  })
}
