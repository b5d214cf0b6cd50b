/** SIGKILL for the shop, its database and both in turn, while customers order. The shop outlives its database. */
import { killServer, ownDatabase, untilServerAfter } from './databases.ts'
import type { Plan, Report } from './scenario.ts'
import { inScene, type Scene } from './scene.ts'

const VICTIMS = ['shop', 'database', 'both'] as const

export async function kills(plan: Plan): Promise<Report> {
  const database = await ownDatabase()
  return inScene(plan, { name: 'kills', database }, async (scene) => {
    for (let kill = 0; kill < plan.kills; kill += 1) {
      const victim = VICTIMS[kill % VICTIMS.length] ?? 'shop'
      await scene.fault(`${victim} killed`, () => strike(victim, scene, plan.signal))
    }
  })
}

async function strike(
  victim: (typeof VICTIMS)[number],
  { database, shops, restartShop }: Scene,
  signal: AbortSignal,
): Promise<number> {
  const killed = victim === 'shop' ? null : killServer(database)
  if (victim === 'database') {
    await untilServerAfter(killed, database, { signal })
    return performance.now()
  }
  await shops[0]?.kill()
  // No order is possible before the new start, so the recovery includes it.
  const since = performance.now()
  await restartShop(0)
  return since
}
