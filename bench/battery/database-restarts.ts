/** Restarts of a PostgreSQL that two shops use by DATABASE_URL, crash-like and orderly in turn. Both shops live on. */
import type { StopMode } from '../../tests/support/database/cluster.ts'
import {
  type ExternalDatabase,
  externalDatabase,
  serverPid,
  untilServerAfter,
} from './databases.ts'
import type { Plan, Report } from './scenario.ts'
import { inScene } from './scene.ts'

export async function databaseRestarts(plan: Plan): Promise<Report> {
  const database = await externalDatabase()
  return inScene(plan, { name: 'restarts', database, shops: 2 }, async (scene) => {
    const pids = scene.shops.map(({ pid }) => pid)
    for (let restart = 0; restart < plan.restarts; restart += 1) {
      const mode = restart % 2 === 0 ? 'immediate' : 'fast'
      await scene.fault(`restart -m ${mode}`, () => strike(mode, database, plan.signal))
    }
    const changed = scene.shops.filter(({ pid }, at) => pid !== pids[at])
    if (changed.length > 0) scene.complain(`${changed.length} shops did not keep their process`)
  })
}

async function strike(
  mode: StopMode,
  database: ExternalDatabase,
  signal: AbortSignal,
): Promise<number> {
  const before = serverPid(database)
  const restarting = database.restart(mode)
  await untilServerAfter(before, database, { signal })
  const since = performance.now()
  await restarting
  return since
}
