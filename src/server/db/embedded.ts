/** The shop's own PostgreSQL in DATA_DIR, for operators who name no DATABASE_URL. */

import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'

import { findBinaries } from '#server/db/embedded-binaries.ts'
import { ensureCluster } from '#server/db/embedded-cluster.ts'
import { takeLock } from '#server/db/embedded-lock.ts'
import { assertOwnable, isRoot, ownCluster, runnerOf } from '#server/db/embedded-owner.ts'
import { findServer } from '#server/db/embedded-process.ts'
import { DATABASE, OWN_NAMES_ONLY, SUPERUSER, USER } from '#server/db/embedded-roles.ts'
import {
  type ClusterLocation,
  hasOurSettings,
  reachServer,
  stopServer,
} from '#server/db/embedded-server.ts'
import { type Address, addressOf } from '#server/db/embedded-socket.ts'
import type { Log } from '#server/log/log.ts'
import { messageOf } from '#server/process/error-facts.ts'
import { makeFolder } from '#server/process/make-folder.ts'

export { DataDirBusyError } from '#server/db/embedded-lock.ts'

/** Options of a pg pool or session: `host` is the folder of the unix socket, on Windows 127.0.0.1. */
export type Connection = {
  host: string
  port: number
  user: string
  database: string
  password?: string
  options?: string
}

/** A server of ours that runs, and how it is reached. */
export type EmbeddedAccess = {
  /** As the role that owns the database and has no other rights. */
  connection: Connection
  /** As the superuser, for backups and for tests. Nothing that comes from outside may reach it. */
  maintenance: Connection
  /** PostgreSQL's own folder. */
  cluster: string
}

export type EmbeddedPostgres = EmbeddedAccess & {
  /** The server process now; null while there is none. */
  pid(): number | null
  /** Ends the server, also one that was found running. May be called again. */
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  dataDir: string
  log: Log
  /** Server settings that replace the shop's own, for tests. */
  settings?: Record<string, string>
  /** Gives up the start; a server that was started meanwhile is ended. */
  signal?: AbortSignal
}

const RECOVERY_PAUSE_MS = 1_000
const LEFTOVER_MS = 5_000

/**
 * Opens the data directory, creating it on first use, and holds it until `stop`. A server that dies
 * meanwhile is started again. Throws DataDirBusyError while another shop lives on the directory.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log, settings = {}, signal } = options
  const begin = performance.now()
  makeFolder(options.dataDir, isRoot ? 0o711 : 0o700)
  const dataDir = realpathSync(options.dataDir)
  const { place, isNew } = await openClusterLocation(dataDir, settings, signal)
  const life = new AbortController()
  const keeper = await hold(place, dataDir, signal ?? life.signal).catch(async (error: unknown) => {
    if (signal?.aborted) await endOwned(place, dataDir, null)
    throw error
  })
  const ms = Math.round(performance.now() - begin)
  log.info(`PostgreSQL is ready in ${place.cluster}${isNew ? ' (new)' : ''} after ${ms} ms`)
  const stop = keep(keeper, place, dataDir, life, log)
  return {
    ...accessTo(place.cluster, place.address),
    pid: () => findServer(place.cluster)?.pid ?? null,
    stop,
  }
}

/** Reaches the server of a shop that is running, without taking the directory from it; `null` when none runs. */
export async function findEmbeddedPostgres(dataDir: string): Promise<EmbeddedAccess | null> {
  const cluster = clusterIn(dataDir)
  if (!findServer(cluster)) return null
  return accessTo(cluster, await addressOf(realpathSync(dataDir), cluster))
}

/** Where PostgreSQL keeps the data of a shop. */
export const clusterIn = (dataDir: string): string =>
  join(existsSync(dataDir) ? realpathSync(dataDir) : dataDir, 'postgres')

function accessTo(cluster: string, { host, port, password }: Address): EmbeddedAccess {
  const place = { host, port, database: DATABASE, ...(password !== null && { password }) }
  return {
    connection: { ...place, user: USER },
    maintenance: { ...place, user: SUPERUSER, options: OWN_NAMES_ONLY },
    cluster,
  }
}

async function openClusterLocation(
  dataDir: string,
  settings: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<{ place: ClusterLocation; isNew: boolean }> {
  const cluster = clusterIn(dataDir)
  assertOwnable(cluster)
  const runner = runnerOf(cluster)
  const binaries = findBinaries(dataDir, runner)
  const address = await addressOf(dataDir, cluster)
  const access = { user: SUPERUSER, password: address.password }
  const isNew = await ensureCluster(cluster, binaries, runner, { ...access, signal })
  ownCluster(cluster, runner)
  const logFile = join(dataDir, 'postgres.log')
  return { place: { cluster, logFile, binaries, runner, address, settings }, isNew }
}

/** A session that owns the data directory. One that was refused leaves the server as it is. */
async function hold(place: ClusterLocation, dataDir: string, signal: AbortSignal): Promise<Client> {
  const keeper = await reachServer(place, signal)
  try {
    await takeLock(keeper, dataDir)
    if (await hasOurSettings(keeper, place)) return keeper

    await stopServer(place)
    return await hold(place, dataDir, signal)
  } catch (error) {
    await keeper.end().catch(() => {})
    throw error
  }
}

/** Watches the session that owns the directory; its end means the server died. Returns `stop`. */
function keep(
  first: Client,
  place: ClusterLocation,
  dataDir: string,
  life: AbortController,
  log: Log,
): () => Promise<void> {
  let keeper: Client | null = null
  let recovery: Promise<void> = Promise.resolve()
  let stopped: Promise<void> | null = null

  const watch = (client: Client) => {
    keeper = client
    client.once('end', () => {
      keeper = null
      if (!life.signal.aborted) recovery = recover()
    })
  }
  const recover = async () => {
    log.error('PostgreSQL ended unexpectedly: starting it again')
    const client = await holdAgain(place, dataDir, life.signal, log)
    if (client) watch(client)
  }
  const stop = async () => {
    life.abort()
    await recovery
    await endOwned(place, dataDir, keeper)
  }
  watch(first)
  return () => {
    stopped ??= stop()
    return stopped
  }
}

/** Tries until it holds the directory again; null when the shop is stopped meanwhile. */
async function holdAgain(
  place: ClusterLocation,
  dataDir: string,
  signal: AbortSignal,
  log: Log,
): Promise<Client | null> {
  for (let said = ''; !signal.aborted; ) {
    try {
      const client = await hold(place, dataDir, signal)
      log.info('PostgreSQL is back')
      return client
    } catch (error) {
      const problem = messageOf(error)
      if (!signal.aborted && problem !== said) log.error(problem)
      said = problem
      await sleep(RECOVERY_PAUSE_MS, undefined, { signal }).catch(() => {})
    }
  }
  return null
}

/** Ends the server if the directory is ours: by the session that owns it, or by one that can take it now. */
async function endOwned(
  place: ClusterLocation,
  dataDir: string,
  keeper: Client | null,
): Promise<void> {
  const owner = keeper ?? (await holdLeftover(place, dataDir))
  if (owner) await stopServer(place)
  await owner?.end().catch(() => {})
}

/** A stop in the middle of a start or a recovery may leave a server behind; only its owner may end it. */
async function holdLeftover(place: ClusterLocation, dataDir: string): Promise<Client | null> {
  if (!findServer(place.cluster)) return null
  return hold(place, dataDir, AbortSignal.timeout(LEFTOVER_MS)).catch(() => null)
}
