/** A card processor that fails, limits, loses its answers, repeats its webhooks in the wrong order, or holds them back. */
import { countUnrecorded } from './audit.ts'
import { ownDatabase } from './databases.ts'
import type { Plan, Report } from './scenario.ts'
import { inScene, type Scene } from './scene.ts'
import { setProcessorFaults } from './shop-calls.ts'
import { until } from './until.ts'

const PATH = '/v1/payment_intents'
const TIMES = 20

/** As the remote control of the payment sandbox takes them. */
const FAULTS: Record<string, object> = {
  'answers 500': { failNext: { path: PATH, status: 500, times: TIMES } },
  'answers 429': { failNext: { path: PATH, status: 429, times: TIMES } },
  'answers lost': { failNext: { path: PATH, afterEffect: true, times: TIMES } },
  'webhooks repeated, newest first': { duplicateDeliveries: 4, reverseOrder: true },
  'webhooks held': { holdDeliveries: true },
}
const CARDS_DURING_FAULT = 6

export async function processorFaults(plan: Plan): Promise<Report> {
  const database = await ownDatabase()
  const expectedLines = [/job payments\.\w+ failed/]
  return inScene(plan, { name: 'processor', database, expectedLines }, async (scene) => {
    for (const [kind, faults] of Object.entries(FAULTS)) {
      await failAndRecover(scene, { kind, faults, plan })
    }
  })
}

/** It is over when the shop has recorded every payment; cards are paid meanwhile. */
async function failAndRecover(
  scene: Scene,
  { kind, faults, plan }: { kind: string; faults: object; plan: Plan },
): Promise<void> {
  const { load, shops, database } = scene
  const url = shops[0]?.url ?? ''
  const strike = async () => {
    const goal = load.counts.cardsConfirmed + CARDS_DURING_FAULT
    await setProcessorFaults(url, faults)
    await until(`cards paid: ${kind}`, () => load.counts.cardsConfirmed >= goal, plan)
    await setProcessorFaults(url)
    return performance.now()
  }
  const isRecorded = async () =>
    (await countUnrecorded(database)) === 0 ? performance.now() : null
  await scene.fault(kind, strike, isRecorded)
}
