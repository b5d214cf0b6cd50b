/** The cases of `npm run bench`: who is compared, and the goal. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

import { type Contender, type OpenShop, openLimit, openShop, shopContender } from './contender.ts'
import { memoryMibOf, postmasterOf, processesBelow } from './costs.ts'
import { expectOk, flowOfLean, flowOfShop, shopperAt } from './order-flow.ts'
import { compare, type RoundOptions, report } from './rounds.ts'

export type CaseOptions = RoundOptions & {
  /** The working trees whose shops take part, by the name they have in the table. */
  trees: Record<string, string>
}

/** Each prints what it measured. */
export const CASES = {
  flow: (options: CaseOptions) => orderFlow(options, { isSpread: true, goal: 0.35 }),
  'flow-same': (options: CaseOptions) => orderFlow(options, { isSpread: false, goal: 0.25 }),
  list: cartridgeList,
  rest: atRest,
}

async function orderFlow(
  options: CaseOptions,
  { isSpread, goal }: { isSpread: boolean; goal: number },
): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const shops = await openShops(stack, options)
  const lean = await openLean(stack, shops)
  const contenders = shops.map(({ name, shop }) =>
    shopContender(name, shop, options.callers, (call, turn) =>
      flowOfShop(call, shopperAt(shop.crowd, turn, isSpread)),
    ),
  )
  const limit = lean.contender('lean', options.callers, (call, turn) =>
    flowOfLean(call, turn, isSpread),
  )
  report(await compare([...contenders, limit], options), goal)
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

async function openLean(stack: AsyncDisposableStack, [{ shop }]: [NamedShop, ...NamedShop[]]) {
  const { maintenance, connection } = shop.access
  const client = new pg.Client(maintenance)
  await client.connect()
  await client.query(`create database lean owner ${connection.user}`)
  await client.end()
  return openLimit(stack, shop, { file: './lean.ts', database: 'lean' })
}
