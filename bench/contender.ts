/** What a benchmark compares: a shop with a database of its own, and the limit on the same PostgreSQL. */
import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

import { findEmbeddedPostgres } from '#server/db/embedded.ts'

import { START_FLAGS } from '../scripts/start-flags.ts'
import { endChild } from '../tests/support/process/end-child.ts'
import { countWork, cpuMsBelow, postmasterOf, type Work } from './costs.ts'
import { type Call, callerOf } from './load.ts'
import { prepareCrowd } from './order-flow.ts'
import { lineWith, start } from './server-process.ts'

export const HERE = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** CPU milliseconds until now. */
export type Cpu = { server: number; database: number; load: number }

export type Contender = {
  name: string
  work(turn: number): Promise<void>
  cpu(): Promise<Cpu>
  /** Waits until e-mails and webhooks of the work are done; seconds from `since` to the last e-mail. */
  drain(since: Date): Promise<number>
  /** What the database does for `work`. */
  count(work: () => Promise<unknown>): Promise<Work>
}

export type OpenShop = Awaited<ReturnType<typeof openShop>>

/** The shop of a working tree with its embedded PostgreSQL and an empty data directory. */
export async function openShop(
  stack: AsyncDisposableStack,
  tree: string,
  env: Record<string, string> = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'scent-shop-bench-'))
  stack.defer(() => rm(dataDir, { recursive: true, force: true }))
  // Older trees have it in TypeScript.
  const [script = ''] = globSync('scripts/start.{js,ts}', { cwd: tree })
  const child = start([...START_FLAGS, join(tree, script)], {
    PORT: '0',
    DATA_DIR: dataDir,
    ...env,
  })
  stack.defer(() => endChild(child))
  const port = Number(/localhost:(\d+)/.exec(await lineWith(child, 'open at'))?.[1])
  const access = await findEmbeddedPostgres(dataDir)
  if (!access) throw new Error('the shop runs no PostgreSQL of its own')
  const crowd = await prepareCrowd(access.connection)
  return { pid: child.pid ?? 0, port, dataDir, access, crowd }
}

/** How long a backlog of the background is waited for. */
const DRAINED_WITHIN_MS = 120_000
const POLL_MS = 250
const IS_WAITING = `select exists (select from emails where state = 'queued')
  or exists (select from payment_sandbox.events where next_attempt_at is not null)
  or exists (select from webhook_events where processed_at is null) as waiting`

/** Some work at a shop. */
export function shopContender(
  name: string,
  shop: OpenShop,
  callers: number,
  work: (call: Call, turn: number) => Promise<void>,
): Contender {
  const { call } = callerOf(shop.port, callers)
  return {
    name,
    work: (turn) => work(call, turn),
    cpu: () => cpuOf(shop.pid, shop.dataDir),
    drain: (since) => lastEmailAfter(since, shop.access.connection),
    count: (counted) => countWork(shop, shop.access.connection.database, counted),
  }
}

/** The same work at a server of ours, on a database of the PostgreSQL of a shop. */
export async function openLimit(
  stack: AsyncDisposableStack,
  shop: OpenShop,
  { file, database, processes = 1 }: { file: string; database: string; processes?: number },
) {
  const { connection } = shop.access
  const child = start([HERE(file), JSON.stringify({ ...connection, database }), `${processes}`], {})
  stack.defer(() => {
    child.kill()
  })
  const port = Number(await lineWith(child, ''))
  const contender = (
    name: string,
    callers: number,
    work: (call: Call, turn: number) => Promise<void>,
  ): Contender => {
    const { call } = callerOf(port, callers)
    return {
      name,
      work: (turn) => work(call, turn),
      cpu: () => cpuOf(child.pid ?? 0, shop.dataDir),
      drain: async () => 0,
      count: (counted) => countWork(shop, database, counted),
    }
  }
  return { contender }
}

async function cpuOf(pid: number, dataDir: string): Promise<Cpu> {
  const postmaster = await postmasterOf(dataDir)
  const { user, system } = process.cpuUsage()
  return {
    server: await cpuMsBelow(pid, postmaster),
    database: await cpuMsBelow(postmaster),
    load: (user + system) / 1000,
  }
}

async function lastEmailAfter(since: Date, connection: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const giveUpAt = Date.now() + DRAINED_WITHIN_MS
    for (let isWaiting = true; isWaiting; await sleep(POLL_MS)) {
      const { rows } = await client.query(IS_WAITING)
      isWaiting = rows[0].waiting
      if (isWaiting && Date.now() > giveUpAt) return Number.POSITIVE_INFINITY
    }
    const { rows } = await client.query('select max(sent_at) as last from emails')
    return Math.max(0, ((rows[0].last ?? since).getTime() - since.getTime()) / 1000)
  } finally {
    await client.end()
  }
}
