/** One client floods the pages over many connections while customers order. Their orders go on. */
import { fileURLToPath } from 'node:url'

import { lineWith, start } from '../server-process.ts'
import { ownDatabase } from './databases.ts'
import type { Plan, Report } from './scenario.ts'
import { inScene } from './scene.ts'

const CLIENT = fileURLToPath(new URL('../flood-client.ts', import.meta.url))
const FLOODS = 3
const CONNECTIONS = '400'
/** Orders that must be acknowledged while a flood goes on. */
const ORDERS_BESIDE = 5

export async function pageFlood(plan: Plan): Promise<Report> {
  const own = await ownDatabase()
  // The flood comes from a network of its own and not from this machine.
  const database = { ...own, environment: { ...own.environment, TRUSTED_PROXIES: '1' } }
  return inScene(plan, { name: 'flood', database }, async (scene) => {
    for (let flood = 0; flood < FLOODS; flood += 1) {
      await scene.fault('flooded by one client', async () => {
        const { port } = new URL(scene.shops[0]?.url ?? '')
        const client = start([CLIENT, port, CONNECTIONS], {})
        try {
          await lineWith(client, 'flooding')
          await scene.moreOrders(ORDERS_BESIDE)
          return performance.now()
        } finally {
          const answers = lineWith(client, 'answers')
          client.kill('SIGTERM')
          plan.say(`flood: ${await answers}`)
        }
      })
    }
  })
}
