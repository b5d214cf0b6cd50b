/**
 * The order flow and the cartridge list of the shop compared with a bare server doing the same reads and writes on the same
 * PostgreSQL, in interleaved rounds; and the memory that shop and database take when idle.
 */
import type { ChildProcess } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

import { attachEmbeddedPostgres } from '#server/db/embedded.ts'

import { readCommandLine } from '../scripts/usage.ts'
import type { Buyer } from './buyers.ts'
import { type Call, callerOf, measure, type Rate } from './load.ts'
import {
  ADDRESS,
  buyerAt,
  CUSTOMER,
  expectOk,
  flowOfShop,
  ITEMS,
  prepareBuyers,
  SERIALS,
} from './order-flow.ts'
import { lineWith, median, start } from './server-process.ts'

const GOALS = { flow: 0.25, list: 0.4 } as const
const REST_MIB_MAX = 220
const REST_SECONDS = 5
const HERE = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const { values } = readCommandLine('bench', {
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '6' },
    callers: { type: 'string', default: '16' },
  },
})
const load = { callers: Number(values.callers), seconds: Number(values.seconds), warmUp: 200 }

/** Everything is started here and ended here. */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'scent-shop-bench-'))
  const shop = start(['--max-semi-space-size=8', HERE('../scripts/start.ts')], {
    PORT: '0',
    DATA_DIR: dataDir,
  })
  let bare: ChildProcess | undefined
  try {
    const shopPort = Number(/localhost:(\d+)/.exec(await lineWith(shop, 'open at'))?.[1])
    await sleep(REST_SECONDS * 1000)
    const rest = await memoryMib(shop.pid ?? 0, dataDir)

    const connection = await attachEmbeddedPostgres(dataDir)
    if (!connection) throw new Error('the shop runs no PostgreSQL of its own')
    await prepareBare(connection)
    const buyers = await prepareBuyers(connection)
    bare = start([HERE('./bare.ts'), JSON.stringify(connection)], {})
    const barePort = Number(await lineWith(bare, ''))

    await report(rest, await rounds(shopPort, barePort, buyers))
  } finally {
    bare?.kill()
    shop.kill('SIGTERM')
    await new Promise((resolve) => shop.once('exit', resolve))
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Round = Record<'shopFlow' | 'bareFlow' | 'shopList' | 'bareList', Rate>

async function rounds(shopPort: number, barePort: number, buyers: Buyer[]): Promise<Round[]> {
  const toShop = callerOf(shopPort, load.callers)
  const toBare = callerOf(barePort, load.callers)
  const done: Round[] = []
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const shopFlow = () => measure((turn) => flowOfShop(toShop.call, buyerAt(buyers, turn)), load)
    const bareFlow = () => measure((turn) => flowOfBare(toBare.call, buyerAt(buyers, turn)), load)
    const shopList = () => measure(() => listOf(toShop.call, LIST_PATH), load)
    const bareList = () => measure(() => listOf(toBare.call, '/list'), load)
    // Every other round goes the other way round, so that neither is always the second.
    const inOrder = round % 2 === 0
    const flows = inOrder
      ? { shopFlow: await shopFlow(), bareFlow: await bareFlow() }
      : { bareFlow: await bareFlow(), shopFlow: await shopFlow() }
    const lists = inOrder
      ? { shopList: await shopList(), bareList: await bareList() }
      : { bareList: await bareList(), shopList: await shopList() }
    done.push({ ...flows, ...lists })
  }
  toShop.end()
  toBare.end()
  return done
}

const LIST_PATH = '/api/aroma_cartridges_web?page[number]=1&page[size]=20&q[active_gteq]=1'
async function flowOfBare(call: Call, { id, token }: Buyer): Promise<void> {
  const headers = { authorization: createHash('sha256').update(token).digest('base64url') }
  await expectOk(call('PUT', '/fee', headers, { items: ITEMS, address: ADDRESS }))
  const placed = await expectOk(
    call('POST', '/order', headers, {
      userId: id,
      key: randomUUID(),
      serials: SERIALS,
      customer: Object.values(CUSTOMER),
      address: [ADDRESS.postal_code, ADDRESS.state, ADDRESS.city, ADDRESS.line1],
    }),
  )
  const { orderId } = JSON.parse(placed).data.data
  await expectOk(call('PUT', '/complete', headers, { orderId, userId: id }))
}

async function listOf(call: Call, path: string): Promise<void> {
  await expectOk(call('GET', path))
}

/** A job table for the bare server. */
async function prepareBare(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('create table bench_jobs (id bigserial primary key, name text, data jsonb)')
  await client.end()
}

async function report(rest: { shop: number; database: number }, all: Round[]): Promise<void> {
  const ratio = (part: 'flow' | 'list') =>
    median(
      all.map((it) =>
        part === 'flow'
          ? it.shopFlow.perSecond / it.bareFlow.perSecond
          : it.shopList.perSecond / it.bareList.perSecond,
      ),
    )
  for (const name of ['shopFlow', 'bareFlow', 'shopList', 'bareList'] as const) {
    const line = all.map(
      ({ [name]: rate }) =>
        `${rate.perSecond.toFixed(0)}/s p50 ${rate.p50Ms.toFixed(1)} p99 ${rate.p99Ms.toFixed(1)}`,
    )
    console.log(`${name.padEnd(9)} ${line.join(' | ')}`)
  }
  for (const part of ['flow', 'list'] as const) {
    const reached = ratio(part)
    const verdict = reached >= GOALS[part] ? 'reached' : 'MISSED'
    console.log(`${part} ratio ${reached.toFixed(2)} (goal ${GOALS[part]}: ${verdict})`)
  }
  const total = rest.shop + rest.database
  const verdict = total <= REST_MIB_MAX ? 'reached' : 'MISSED'
  console.log(
    `at rest: shop ${rest.shop.toFixed(0)} MiB, database ${rest.database.toFixed(0)} MiB, together ${total.toFixed(0)} MiB (goal ${REST_MIB_MAX}: ${verdict})`,
  )
}

/** Proportional set sizes, so that shared pages count once. Linux only; elsewhere 0. */
async function memoryMib(
  shopPid: number,
  dir: string,
): Promise<{ shop: number; database: number }> {
  const pids = (await readdir('/proc').catch(() => []))
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const parents = new Map<number, number>()
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    parents.set(pid, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
  }
  const postmaster = Number(
    (await readFile(join(dir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0],
  )
  const isBelow = (pid: number, root: number): boolean =>
    pid === root || (pid > 1 && isBelow(parents.get(pid) ?? 0, root))
  let shop = 0
  let database = 0
  for (const pid of pids) {
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
    const mib = Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024
    if (isBelow(pid, postmaster)) database += mib
    else if (isBelow(pid, shopPid)) shop += mib
  }
  return { shop, database }
}

await main()
