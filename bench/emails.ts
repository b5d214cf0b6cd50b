/** What an e-mail about an order costs shop and database, and how fast many leave. */
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

import { readCommandLine } from '../scripts/usage.ts'
import { type Contender, HERE, openShop, shopContender } from './contender.ts'
import type { Work } from './costs.ts'
import { flowOfShop, shopperAt } from './order-flow.ts'
import { median } from './server-process.ts'

const GOALS = { seconds: 3, cpuMs: 2 } as const
const EMAILS_OF_ORDER = 2
const CALLERS = 4
const POLL_MS = 100

const { values } = readCommandLine('emails', {
  options: {
    emails: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '5' },
    vs: { type: 'string' },
  },
})
const emails = Number(values.emails)

type Shop = { contender: Contender; pool: pg.Pool; rounds: Round[] }
/** Milliseconds are those of one e-mail. */
type Round = { seconds: number; serverMs: number; databaseMs: number }

/** The shops send by turns, so that what else the machine does meets both. */
async function main(): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const shops: Shop[] = []
  for (const tree of values.vs ? [resolve(values.vs), HERE('..')] : [HERE('..')]) {
    shops.push(await openShopWithOrders(stack, tree))
  }
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const shop of shops) shop.rounds.push(await measureRound(shop))
  }
  for (const shop of shops) report(shop, await shop.contender.count(() => sendAll(shop.pool)))
}

/** With so many orders that their e-mails are enough, all sent. */
async function openShopWithOrders(stack: AsyncDisposableStack, tree: string): Promise<Shop> {
  const shop = await openShop(stack, tree)
  const pool = new pg.Pool({ ...shop.access.connection, max: 1 })
  stack.defer(() => pool.end())
  const contender = shopContender(tree, shop, CALLERS, (call, turn) =>
    flowOfShop(call, shopperAt(shop.crowd, turn)),
  )
  for (let turn = 0; turn < emails / EMAILS_OF_ORDER; turn += 1) await contender.work(turn)
  await untilAllAreSent(pool)
  return { contender, pool, rounds: [] }
}

async function measureRound({ contender, pool }: Shop): Promise<Round> {
  const before = await contender.cpu()
  const seconds = await sendAll(pool)
  const after = await contender.cpu()
  return {
    seconds,
    serverMs: (after.server - before.server) / emails,
    databaseMs: (after.database - before.database) / emails,
  }
}

/** Sends all e-mails once more, as if the business had just written them; seconds until the last one. */
async function sendAll(pool: pg.Pool): Promise<number> {
  await pool.query(
    `update emails set state = 'queued', due_at = now(), sent_at = null, subject = null, text = null
     where kind in ('order_received', 'bank_instructions')`,
  )
  const from = performance.now()
  // As the process that wrote them would announce it.
  await pool.query(`select pg_notify('jobs', 'bench emails')`)
  await untilAllAreSent(pool)
  return (performance.now() - from) / 1000
}

async function untilAllAreSent(pool: pg.Pool): Promise<void> {
  const count = `select count(*)::int as count from emails where state = 'queued'`
  while ((await pool.query<{ count: number }>(count)).rows[0]?.count !== 0) await sleep(POLL_MS)
}

function report({ contender, rounds }: Shop, work: Work): void {
  const middle = (value: (round: Round) => number) => median(rounds.map(value))
  const seconds = middle((round) => round.seconds)
  const cpuMs = middle(({ serverMs, databaseMs }) => serverMs + databaseMs)
  const each = (count: number) => (count / emails).toFixed(2)
  const verdict = (isReached: boolean) => (isReached ? 'reached' : 'MISSED')
  const lines = [
    contender.name,
    `${emails} e-mails in ${seconds.toFixed(2)} s (goal ${GOALS.seconds}: ${verdict(seconds <= GOALS.seconds)})`,
    `CPU ms of each: ${cpuMs.toFixed(2)} (goal ${GOALS.cpuMs}: ${verdict(cpuMs <= GOALS.cpuMs)}), node ${middle(({ serverMs }) => serverMs).toFixed(2)}, PostgreSQL ${middle(({ databaseMs }) => databaseMs).toFixed(2)}`,
    `of each: ${each(work.statements)} statements, ${each(work.commits)} commits, ${each(work.syncs)} fsyncs, ${each(work.walBytes / 1024)} KiB of WAL`,
  ]
  console.log(lines.join('\n  '))
}

await main()
