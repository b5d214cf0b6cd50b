/** The two ways in which a shop has its PostgreSQL: its own in DATA_DIR, or one of the machine by DATABASE_URL. */
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

import { findEmbeddedPostgres } from '#server/db/embedded.ts'
import { endServer, findServer } from '#server/db/embedded-process.ts'

import { openCluster, type StopMode } from '../../tests/support/database/cluster.ts'
import { type Patience, until } from './until.ts'

export type BatteryDatabase = {
  /** For the shops on it. */
  environment: Record<string, string>
  /** PostgreSQL's data directory. */
  cluster: string
  connection(): Promise<pg.ClientConfig>
  /** After the shops. */
  end(): Promise<void>
}

/** In a folder of its own, or in `dataDir`, which is then left to the caller. */
export async function ownDatabase(dataDir?: string): Promise<BatteryDatabase> {
  const folder = dataDir ?? (await realpath(await mkdtemp(join(tmpdir(), 'scent-shop-battery-'))))
  const cluster = join(folder, 'postgres')
  return {
    environment: { DATABASE_URL: '', DATA_DIR: folder },
    cluster,
    async connection() {
      const found = await findEmbeddedPostgres(folder)
      if (!found) throw new Error('the shop runs no PostgreSQL of its own')
      return found.connection
    },
    async end() {
      const server = findServer(cluster)
      if (server) await endServer(cluster, server.pid)
      if (!dataDir) await rm(folder, { recursive: true, force: true })
    },
  }
}

export type ExternalDatabase = BatteryDatabase & { restart(mode: StopMode): Promise<void> }

/** With PostgreSQL's own settings: what is committed is on the disk. */
export async function externalDatabase(): Promise<ExternalDatabase> {
  const control = await openCluster()
  return {
    environment: { DATABASE_URL: control.url, DATA_DIR: control.cluster },
    cluster: control.cluster,
    connection: async () => ({ connectionString: control.url }),
    restart: control.restart,
    end: control.stop,
  }
}

/** Runs one statement on a connection of its own. */
export async function ask<Row extends object>(
  { connection }: Pick<BatteryDatabase, 'connection'>,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(await connection())
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

export const serverPid = ({ cluster }: BatteryDatabase): number | null =>
  findServer(cluster)?.pid ?? null

/** SIGKILL for the server; answers its process id. */
export function killServer(database: BatteryDatabase): number | null {
  const pid = serverPid(database)
  if (pid) process.kill(pid, 'SIGKILL')
  return pid
}

/** Until another server than `pid` runs there and takes connections. */
export async function untilServerAfter(
  pid: number | null,
  database: BatteryDatabase,
  patience: Patience,
): Promise<void> {
  const isBack = async () => {
    const server = findServer(database.cluster)
    if (!server?.ready || server.pid === pid) return false
    return ask(database, 'select 1').then(
      () => true,
      () => false,
    )
  }
  await until('PostgreSQL takes connections again', isBack, { ...patience, everyMs: 10 })
}
