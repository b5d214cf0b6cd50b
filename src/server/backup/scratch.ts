/** A scratch PostgreSQL server, to verify a backup or to restore one. */

import { chmod, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ClientConfig } from 'pg'

import { findBinaries } from '#server/db/embedded-binaries.ts'
import { ensureCluster } from '#server/db/embedded-cluster.ts'
import { ownCluster, type Runner, runnerOf } from '#server/db/embedded-owner.ts'
import { endServer, findServer, isAlive } from '#server/db/embedded-process.ts'
import { DATABASE, SUPERUSER, USER } from '#server/db/embedded-roles.ts'
import { type ClusterLocation, reachServer, stopServer } from '#server/db/embedded-server.ts'
import { addressOf } from '#server/db/embedded-socket.ts'

import { PRIVATE_FILE, PRIVATE_FOLDER } from './files.ts'

/** PostgreSQL asks for each file of the log by this; the answer "no" ends the log. */
const NO_ARCHIVE = 'exit 1'
/** The log of a busy day takes minutes. */
const RECOVERY_MS = 60 * 60_000
const SCRATCH = /^scent-shop-restored-(\d+)-/
/** For what is thrown away. */
const WITHOUT_HISTORY = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }
const NOTHING_BY_ITSELF = { autovacuum: 'off' }

export type Recovery = {
  /** A command of the shell, with `%f` for the name and `%p` for the place of a file of the log. */
  restoreCommand?: string
  /** Where it stops: at a restore point, before a moment, or at the end of the log. */
  target: { name: string } | { time: Date } | null
}

export type Scratch = {
  /** As the shop's own role. */
  connection: ClientConfig
  stop(): Promise<void>
}

type Options = { runner: Runner | null; signal: AbortSignal; isThrownAway: boolean }

/** Runs the cluster until the recovery is over and it takes sessions. */
export async function recoverCluster(
  cluster: string,
  { restoreCommand = NO_ARCHIVE, target }: Recovery,
  options: Options,
): Promise<Scratch> {
  await writeFile(join(cluster, 'recovery.signal'), '', { mode: PRIVATE_FILE })
  return openServer(cluster, options, {
    ...targetOf(target),
    restore_command: restoreCommand,
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    // No client connects before the end, so it needs fewer connections than the server that was copied.
    hot_standby: 'off',
  })
}

const targetOf = (target: Recovery['target']): Record<string, string> => {
  if (!target) return {}
  return 'name' in target
    ? { recovery_target_name: target.name }
    : { recovery_target_time: momentIn(target.time), recovery_target_inclusive: 'on' }
}

/** Names of zones, "Z" among them, are not known yet when this is read. */
const momentIn = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '+00')

/** An empty database of the shop's role, to be thrown away. */
export async function createScratch(cluster: string, signal: AbortSignal): Promise<Scratch> {
  const runner = runnerOf(cluster)
  const binaries = findBinaries(dirname(cluster), runner)
  const { password } = await addressOf(dirname(cluster), cluster)
  await ensureCluster(cluster, binaries, runner, { user: SUPERUSER, password })
  return openServer(cluster, { runner, signal, isThrownAway: true }, {})
}

async function openServer(
  cluster: string,
  { runner, signal, isThrownAway }: Options,
  settings: Record<string, string>,
): Promise<Scratch> {
  ownCluster(cluster, runner)
  const address = await addressOf(dirname(cluster), cluster)
  const place: ClusterLocation = {
    cluster,
    logFile: serverLogOf(cluster),
    binaries: findBinaries(dirname(cluster), runner),
    runner,
    address,
    settings: { ...NOTHING_BY_ITSELF, ...(isThrownAway && WITHOUT_HISTORY), ...settings },
    recoveryMs: RECOVERY_MS,
  }
  try {
    const keeper = await reachServer(place, signal)
    await keeper.end()
  } catch (error) {
    await stopServer(place)
    throw error
  }
  const { host, port, password } = address
  return {
    connection: { host, port, user: USER, database: DATABASE, ...(password && { password }) },
    stop: () => stopServer(place),
  }
}

const serverLogOf = (cluster: string): string => `${cluster}.log`

/** What the server said of its recovery. */
export const readServerLog = (cluster: string): Promise<string> =>
  readFile(serverLogOf(cluster), 'utf8').catch(() => '')

/** A folder below the system's temporary one (`TMPDIR`), gone afterwards. */
export async function inScratchFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  await removeLeftovers(tmpdir(), SCRATCH)
  const folder = await mkdtemp(join(tmpdir(), `scent-shop-restored-${process.pid}-`))
  try {
    await chmod(folder, PRIVATE_FOLDER)
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What a process left behind that was killed, with the server that still runs on it. The pattern's group is its number. */
export async function removeLeftovers(place: string, pattern: RegExp): Promise<void> {
  for (const name of await readdir(place)) {
    const pid = Number(pattern.exec(name)?.[1])
    if (!pid || isAlive(pid)) continue
    const path = join(await realpath(place), name)
    for (const cluster of [path, join(path, 'postgres')]) {
      const server = findServer(cluster)
      if (server) await endServer(cluster, server.pid)
    }
    await rm(path, { recursive: true, force: true })
  }
}
