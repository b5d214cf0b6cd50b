/** The cases of `npm run bench`: who is compared, and the goal. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

import { addManyOrders } from '../scripts/dev/many-orders.ts'
import { expectPaymentsApplied, flowByCard, flowOfSandbox } from './card/card-flow.ts'
import {
  type Contender,
  HERE,
  type OpenShop,
  openLimit,
  openShop,
  shopContender,
} from './contender.ts'
import { memoryMibOf, postmasterOf, processesBelow } from './costs.ts'
import { expectOk, flowOfLean, flowOfShop, shopperAt } from './order-flow.ts'
import { cachedPage } from './pages.ts'
import { compare, print, type RoundOptions, report, verdict } from './rounds.ts'
import { median } from './server-process.ts'

export type CaseOptions = RoundOptions & {
  /** The working trees whose shops take part, by the name they have in the table. */
  trees: Record<string, string>
}

/** Each prints what it measured. */
export const CASES = {
  flow: (options: CaseOptions) => orderFlow(options, { isSpread: true, goal: 0.35 }),
  'flow-same': (options: CaseOptions) => orderFlow(options, { isSpread: false, goal: 0.25 }),
  card: cardFlow,
  list: cartridgeList,
  page: cachedPage,
  cluster: twoProcesses,
  full: fullShop,
  rest: atRest,
}

async function orderFlow(
  options: CaseOptions,
  { isSpread, goal }: { isSpread: boolean; goal: number },
): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const shops = await openShops(stack, options)
  const lean = await openLean(stack, shops[0].shop)
  const contenders = shops.map(({ name, shop }) => flowAt(name, shop, options, isSpread))
  const limit = flowAtLean('lean', lean, options, isSpread)
  report(await compare([...contenders, limit], options), goal)
}

type Lean = Awaited<ReturnType<typeof openLean>>

const flowAtLean = (
  name: string,
  lean: Lean,
  { callers }: CaseOptions,
  isSpread = true,
): Contender => lean.contender(name, callers, (call, turn) => flowOfLean(call, turn, isSpread))

const flowAt = (
  name: string,
  shop: OpenShop,
  { callers }: CaseOptions,
  isSpread = true,
): Contender =>
  shopContender(name, shop, callers, (call, turn) =>
    flowOfShop(call, shopperAt(shop.crowd, turn, isSpread)),
  )

/** Shop and sandbox share one process: the time that the sandbox takes in a process of its own is taken from that of the flow. */
async function cardFlow(options: CaseOptions): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const shops = await openShops(stack, options)
  const [{ shop: first }] = shops
  const lean = await openLean(stack, first)
  // On the PostgreSQL of a shop without buyers: that of the first one has no connections left for it.
  const idle = await openShop(stack, HERE('..'))
  const alone = await openOwn(stack, idle, { file: './card/sandbox.ts', database: 'sandbox' })
  const reached = await compare(
    [
      ...shops.map(({ name, shop }) =>
        shopContender(name, shop, options.callers, (call, turn) =>
          flowByCard(call, shopperAt(shop.crowd, turn)),
        ),
      ),
      alone.contender('sandbox', options.callers, flowOfSandbox),
      flowAtLean('lean', lean, options),
    ],
    options,
  )
  for (const { shop } of shops) await expectPaymentsApplied(shop.access.connection)
  print(reached)
  const [sandbox, limit] = reached.slice(-2)
  for (const one of reached.slice(0, -2)) {
    const own = one.turns.map((turn, at) => {
      const alone = sandbox?.turns[at]?.perSecond ?? 0
      return 1 / (1 / turn.perSecond - 1 / alone) / (limit?.turns[at]?.perSecond ?? 0)
    })
    console.log(`${one.name} without the sandbox / lean ${verdict(median(own), 0.25)}`)
  }
}

/** The order flow with two processes and with one; and the same of lean, which shows what the machine has for a second one. */
async function twoProcesses(options: CaseOptions): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const tree = HERE('..')
  const two = await openShop(stack, tree, { WEB_CONCURRENCY: '2' })
  const one = await openShop(stack, tree)
  report(await compare([flowAt('two', two, options), flowAt('one', one, options)], options), 1.2)
  const leanOf = async (name: string, processes: number) =>
    flowAtLean(name, await openLean(stack, one, { database: name, processes }), options)
  const leans = [await leanOf('lean2', 2), await leanOf('lean1', 1)]
  report(await compare(leans, options), 1.2)
}

const ORDERS_OF_YEARS = 100_000

/** The order flow in a shop with many orders and in an empty one. */
async function fullShop(options: CaseOptions): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const tree = HERE('..')
  const full = await openShop(stack, tree)
  const empty = await openShop(stack, tree)
  const pool = new pg.Pool(full.access.connection)
  const wanted = { orders: ORDERS_OF_YEARS, events: ORDERS_OF_YEARS, now: new Date() }
  await addManyOrders(pool, wanted)
  await pool.end()
  report(
    await compare([flowAt('full', full, options), flowAt('empty', empty, options)], options),
    0.9,
  )
}

const LIST_PATH = '/api/aroma_cartridges_web?page[number]=1&page[size]=20&q[active_gteq]=1'

async function cartridgeList(options: CaseOptions): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const shops = await openShops(stack, options)
  const [{ shop: first }] = shops
  const { database } = first.access.connection
  const bare = await openLimit(stack, first, { file: './bare.ts', database })
  const contenders: Contender[] = shops.map(({ name, shop }) =>
    shopContender(name, shop, options.callers, async (call) => {
      await expectOk(call('GET', LIST_PATH))
    }),
  )
  const limit = bare.contender('bare', options.callers, async (call) => {
    await expectOk(call('GET', '/'))
  })
  report(await compare([...contenders, limit], options), 1.5)
}

const REST_MIB_MAX = 150
const REST_SECONDS = 5

/** Proportional set sizes of a shop that was just started, and of its database. */
async function atRest({ trees }: CaseOptions): Promise<void> {
  for (const [name, tree] of Object.entries(trees)) {
    await using stack = new AsyncDisposableStack()
    const { pid, dataDir } = await openShop(stack, tree)
    await sleep(REST_SECONDS * 1000)
    const postmaster = await postmasterOf(dataDir)
    const shop = await memoryMibOf(await processesBelow(pid, postmaster))
    const database = await memoryMibOf(await processesBelow(postmaster))
    const verdict = shop + database <= REST_MIB_MAX ? 'reached' : 'MISSED'
    const parts = `shop ${shop.toFixed(0)} MiB, database ${database.toFixed(0)} MiB`
    const total = `together ${(shop + database).toFixed(0)} MiB`
    console.log(`${name} at rest: ${parts}, ${total} (goal ${REST_MIB_MAX}: ${verdict})`)
  }
}

type NamedShop = { name: string; shop: OpenShop }

async function openShops(
  stack: AsyncDisposableStack,
  { trees }: CaseOptions,
): Promise<[NamedShop, ...NamedShop[]]> {
  const shops: NamedShop[] = []
  for (const [name, tree] of Object.entries(trees)) {
    shops.push({ name, shop: await openShop(stack, tree) })
  }
  const [first, ...more] = shops
  if (!first) throw new Error('no working tree was named')
  return [first, ...more]
}

const openLean = (
  stack: AsyncDisposableStack,
  shop: OpenShop,
  { database = 'lean', processes = 1 } = {},
) => openOwn(stack, shop, { file: './lean.ts', database, processes })

/** A server of ours, on a new database of the PostgreSQL of a shop. */
async function openOwn(
  stack: AsyncDisposableStack,
  shop: OpenShop,
  server: Parameters<typeof openLimit>[2],
) {
  const { maintenance, connection } = shop.access
  const client = new pg.Client(maintenance)
  await client.connect()
  await client.query(`create database ${server.database} owner ${connection.user}`)
  await client.end()
  return openLimit(stack, shop, server)
}
