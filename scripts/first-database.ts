/**
 * Makes the embedded database of a first start: `start.js` runs this next to the build, which has a core to spare. What fails here
 * fails again when the shop opens, and is explained then.
 */
import { existsSync } from 'node:fs'

import { readEnvironment } from '../src/server/config/env.ts'
import { clusterIn } from '../src/server/db/embedded.ts'
import { SILENT } from '../src/server/log/log.ts'
import { watchSignals } from '../src/server/process/stopping.ts'

const env = readEnvironment(process.env)
const { signal } = watchSignals(SILENT)
if (!env.databaseUrl && !existsSync(clusterIn(env.dataDir))) {
  // Most builds find a database and need none of this.
  const { connectDatabase } = await import('../src/server/process/connect.ts')
  const database = await connectDatabase(env, { log: SILENT, signal })
  await database.close()
}
