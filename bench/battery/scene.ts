/** One or two shops on one database, a mail server and steady orders: what every scenario happens to. */
import pg from 'pg'

import { openSink } from '../../tests/support/mail/smtp-sink.ts'
import { type Buyer, makeBuyers } from '../buyers.ts'
import { countUnrecorded, readDatabaseAudit } from './audit.ts'
import type { BatteryDatabase } from './databases.ts'
import { errorLinesOf } from './log-lines.ts'
import { countQueued, describeQueue, type Outage, readEmails } from './mail-audit.ts'
import { startOrderLoad } from './order-load.ts'
import type { Plan, Report } from './scenario.ts'
import { openShopProcesses, type ShopProcess } from './shop-processes.ts'
import { until } from './until.ts'

const BUYERS = 300
const ORDERS_BEFORE_FAULT = 5
const RECOVERY_SECONDS_MAX = 90

type Setting = {
  name: string
  database: BatteryDatabase
  shops?: 1 | 2
  /** Lines of the log that the scenario itself brings about. */
  expectedLines?: readonly RegExp[]
}

export type Scene = Awaited<ReturnType<typeof openScene>>

/** Opens a scene, lets `happen` inject its faults, and reads the ledgers. Ends every process in any case. */
export async function inScene(
  plan: Plan,
  setting: Setting,
  happen: (scene: Scene) => Promise<void>,
): Promise<Report> {
  await using scene = await openScene(plan, setting)
  await happen(scene)
  // Without `await` the scene would be taken down meanwhile.
  return await scene.report()
}

async function openScene(plan: Plan, setting: Setting) {
  const { name, database, shops: howMany = 1, expectedLines = [] } = setting
  const { signal, say } = plan
  const sink = await openSink()
  const processes = openShopProcesses(plan.command)
  const environment = { NODE_ENV: '', SMTP_URL: sink.url, ...database.environment }
  const shops: ShopProcess[] = []
  const end = async () => {
    await processes.end()
    await sink[Symbol.asyncDispose]()
    await database.end()
  }
  const open = async (): Promise<Buyer[]> => {
    for (let at = 0; at < howMany; at += 1) shops.push(await processes.start(environment))
    return prepare(database)
  }
  const buyers = await open().catch(async (error: unknown) => {
    await end()
    throw error
  })
  const urls = () => shops.map(({ url }) => url)
  const load = startOrderLoad({ urls, buyers, pauseMs: plan.pauseMs })
  const outages: Outage[] = []
  const recoveries = new Map<string, number[]>()
  const complaints: string[] = []
  let faults = 0

  const moreOrders = async (count: number): Promise<void> => {
    const goal = load.acknowledged.length + count
    await until(`${count} more orders`, () => load.acknowledged.length >= goal, { signal })
  }

  const restartShop = async (at: number): Promise<void> => {
    shops[at] = await processes.start(environment)
  }

  /** A shop that died by itself is started again, so that one death is one death. */
  const orderAfter = async (moment: number): Promise<number | null> => {
    for (const [at, shop] of shops.entries()) if (shop.hasEnded()) await restartShop(at)
    return load.acknowledged.find(({ at }) => at >= moment)?.at ?? null
  }

  /** Not in time: print the queue, to find the cause. */
  const unfinished = async (error: Error): Promise<never> => {
    if (!signal.aborted) say(`${name}: ${error.message}; ${await describeQueue(database)}`)
    throw error
  }

  const noteRecovery = (kind: string, ms: number): void =>
    void recoveries.set(kind, [...(recoveries.get(kind) ?? []), ms])

  /**
   * One fault: `strike` does it, and answers the moment from which the shop could work again. The recovery is the time
   * from then to the first acknowledged order, or to what `isBack` says.
   */
  const fault = async (
    kind: string,
    strike: () => Promise<number>,
    isBack: (since: number) => Promise<number | null> = orderAfter,
  ): Promise<void> => {
    await moreOrders(ORDERS_BEFORE_FAULT)
    const from = Date.now()
    const since = await strike()
    outages.push({ from, to: Date.now() })
    const patience = { signal, seconds: RECOVERY_SECONDS_MAX }
    const back = await until(`${kind}: well again`, () => isBack(since), patience).catch(unfinished)
    noteRecovery(kind, back - since)
    faults += 1
    say(`${name}: ${faults}. ${kind}, well again after ${Math.round(back - since)} ms`)
  }

  const isSettled = async () =>
    (await countQueued(database)) === 0 && (await countUnrecorded(database)) === 0

  return {
    shops,
    sink,
    load,
    database,
    complaints,
    noteRecovery,
    moreOrders,
    restartShop,
    fault,
    complain: (text: string) => void complaints.push(text),
    /** Lets the customers finish and the shop send what it owes, then reads the books. */
    async report(): Promise<Report> {
      await load.stop()
      // What is not settled by then is counted as late or unrecorded.
      const patience = { signal, seconds: plan.settlingSeconds, everyMs: 200 }
      await until('all e-mails and payments settled', isSettled, patience)
        .catch(unfinished)
        .catch((error: Error) => {
          if (signal.aborted) throw error
        })
      return {
        name,
        faults,
        books: await readDatabaseAudit(database, load),
        emails: await readEmails(database, sink.arrivals, outages),
        unexpected: [...load.unexpected],
        refused: load.answered(503),
        unansweredCalls: load.answered(0),
        givenUp: load.counts.unanswered,
        recoveries,
        deaths: processes.deaths,
        errorLines: errorLinesOf(processes.lines, expectedLines),
        complaints,
      }
    },
    async [Symbol.asyncDispose]() {
      load.abandon()
      await end()
      await load.stop()
    },
  }
}

/** Signed-in customers, and shelves that never empty. */
async function prepare(database: BatteryDatabase) {
  const client = new pg.Client(await database.connection())
  await client.connect()
  try {
    await client.query('update cartridge_stock set on_hand = 1000000')
    return await makeBuyers(client, BUYERS)
  } finally {
    await client.end()
  }
}
