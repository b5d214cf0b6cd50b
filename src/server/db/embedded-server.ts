/** Starts the PostgreSQL server of a cluster, or joins the one that runs, and ends it. */

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import {
  closeSync,
  fchownSync,
  openSync,
  readFileSync,
  statfsSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Client } from 'pg'

import { embeddedConnections } from '#server/db/connections.ts'
import type { Binaries } from '#server/db/embedded-binaries.ts'
import { serverEnvironment } from '#server/db/embedded-cluster.ts'
import { connectKeeper } from '#server/db/embedded-lock.ts'
import { directoryArgument, type Runner } from '#server/db/embedded-owner.ts'
import {
  disownStaleLocks,
  endServer,
  findServer,
  scheduleAsBatch,
} from '#server/db/embedded-process.ts'
import {
  type Address,
  prepareSocketDir,
  removeSocketDir,
  usesTcp,
} from '#server/db/embedded-socket.ts'
import { EmbeddedUnusableError } from '#server/db/embedded-unusable.ts'

export type ClusterLocation = {
  cluster: string
  logFile: string
  binaries: Binaries
  runner: Runner | null
  address: Address
  settings: Record<string, string>
  /** How long a start that makes progress is awaited, where that is not as usual. */
  recoveryMs?: number
}

/** How long a start that fails is tried again, and how long one that makes progress is awaited. */
const RETRY_MS = 8_000
const RECOVERY_MS = 120_000
const POLL_MS = 10
const PAUSE_AFTER_FAILURE_MS = 150
const MAX_LOG_BYTES = 5 * 1024 * 1024

/** Failures that pass by themselves: sessions of a killed server are still on their way out. */
const PASSING = /postmaster\.pid|shared memory|in use|lock file/i
const OTHER_FAILURES = 2

/** Small at rest: one shop, a few dozen sessions, no replicas, no parallel workers. */
const SETTINGS: Record<string, string> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '32MB',
  max_connections: String(embeddedConnections(1)),
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  wal_level: 'replica',
  max_wal_senders: '0',
  // One keeps the log until it is archived, the others while a backup is made (decision 0039).
  max_replication_slots: '4',
  // A backup folder that can't be written to must not fill the disk of the shop.
  max_slot_wal_keep_size: '4GB',
  max_logical_replication_workers: '0',
  max_worker_processes: '0',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  autovacuum: 'on',
  autovacuum_max_workers: '1',
  autovacuum_worker_slots: '1',
  io_method: 'sync',
  jit: 'off',
  huge_pages: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  logging_collector: 'off',
}

/** A session on the running server; starts one when there is none. Rejects when the signal aborts. */
export async function reachServer(place: ClusterLocation, signal: AbortSignal): Promise<Client> {
  const start: Start = { attempt: null, failures: 0, trouble: 'it did not answer' }
  try {
    return await reachedServer(place, signal, start)
  } catch (error) {
    // A server that has only just been launched has not written down yet that it runs.
    if (signal.aborted) await endAttempt(start.attempt)
    throw error
  }
}

async function reachedServer(
  place: ClusterLocation,
  signal: AbortSignal,
  start: Start,
): Promise<Client> {
  const begin = Date.now()
  let giveUpAt = begin + RETRY_MS
  while (start.failures < OTHER_FAILURES && Date.now() < giveUpAt) {
    const server = findServer(place.cluster)
    if (server?.ready) {
      const client = await connectKeeper(place.address).catch(String)
      if (typeof client !== 'string') return client
      start.trouble = client
    } else if (server) {
      const patience = begin + (place.recoveryMs ?? RECOVERY_MS)
      giveUpAt = Math.max(giveUpAt, Math.min(patience, Date.now() + RETRY_MS))
    } else {
      await advance(start, place, signal)
    }
    await sleep(POLL_MS, undefined, { signal })
  }
  if (!usesTcp) removeSocketDir(place.address.host)
  const { bavail, bsize } = statfsSync(place.cluster)
  throw new ServerUnusableError(place.cluster, start.trouble, bavail * bsize)
}

/** A file of the write-ahead log. Without space for one the server ends, and may have been unable to write why. */
const SPACE_MIN = 16 * 1024 * 1024

/**
 * The embedded PostgreSQL does not start.
 *
 * @internal
 */
export class ServerUnusableError extends EmbeddedUnusableError {
  override name = 'ServerUnusableError'

  constructor(cluster: string, lastWords: string, freeBytes: number) {
    const isFull = freeBytes < SPACE_MIN
    const reason = isFull ? `its disk is full (${lastWords})` : `${lastWords}; see postgres.log`
    super(`PostgreSQL in ${cluster} can't be used: ${reason}`)
  }
}

type Start = { attempt: Attempt | null; failures: number; trouble: string }

/** One step while no server answers: wait for the attempt under way, or record its end and start another. */
async function advance(start: Start, place: ClusterLocation, signal: AbortSignal): Promise<void> {
  if (start.attempt && !start.attempt.ended) return
  if (start.attempt) {
    start.trouble = lastWords(place.logFile, start.attempt.logStart)
    if (!PASSING.test(start.trouble)) start.failures += 1
    await sleep(PAUSE_AFTER_FAILURE_MS, undefined, { signal })
  }
  if (start.failures < OTHER_FAILURES) start.attempt = launch(place)
}

/** Whether the server runs with these settings: one that a killed shop left behind may have too few connections for this one. */
export async function hasOurSettings(
  session: Client,
  { settings }: ClusterLocation,
): Promise<boolean> {
  const wanted: Record<string, string> = { ...SETTINGS, ...settings }
  const { rows } = await session.query<{ name: string; setting: string }>(
    'select name, current_setting(name) as setting from pg_settings where name = any($1)',
    [Object.keys(wanted)],
  )
  return rows.every(({ name, setting }) => wanted[name] === setting)
}

/** Stops the server gracefully, also one that another process started. */
export async function stopServer(place: ClusterLocation): Promise<void> {
  const server = findServer(place.cluster)
  if (server && usesTcp) await stopByControl(place)
  if (server) await endServer(place.cluster, server.pid)
  if (!usesTcp) removeSocketDir(place.address.host)
}

/** On Windows a signal from outside kills outright; pg_ctl asks through the server's own pipe. */
async function stopByControl(place: ClusterLocation): Promise<void> {
  const args = ['stop', '-D', place.cluster, '-m', 'fast', '-t', '10']
  await promisify(execFile)(place.binaries.pgCtl, args, { windowsHide: true }).catch(() => {})
}

type Attempt = { ended: boolean; logStart: number; child: ChildProcess | null }

async function endAttempt(attempt: Attempt | null): Promise<void> {
  if (!attempt?.child || attempt.ended) return
  const { child } = attempt
  // The process must not end before it.
  child.ref()
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (child.kill('SIGINT')) await ended
}

function launch(place: ClusterLocation): Attempt {
  disownStaleLocks(place.cluster, place.address.host)
  if (!usesTcp) prepareSocketDir(place.address.host, place.runner)
  const log = openLog(place)
  const attempt: Attempt = { ended: false, logStart: statSync(place.logFile).size, child: null }
  try {
    const child = usesTcp ? launchByControl(place, log) : launchServer(place, log)
    attempt.child = child
    child.on('error', () => {
      attempt.ended = true
    })
    child.on('exit', () => {
      attempt.ended = true
    })
    child.unref()
  } finally {
    closeSync(log)
  }
  return attempt
}

/** In its own process group: Ctrl-C in the terminal must reach the shop, which still needs its data. */
function launchServer(place: ClusterLocation, log: number): ChildProcess {
  const { arg, cwd } = directoryArgument(place.cluster, place.runner)
  const child = spawn(place.binaries.postgres, ['-D', arg, ...optionsOf(place)], {
    ...(place.runner ?? {}),
    cwd,
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  })
  if (child.pid !== undefined) scheduleAsBatch(child.pid)
  return child
}

/** On Windows pg_ctl sheds the rights of an administrator, which the server itself refuses. */
function launchByControl(place: ClusterLocation, log: number): ChildProcess {
  const options = optionsOf(place)
    .map((word) => `"${word}"`)
    .join(' ')
  const args = ['start', '-w', '-D', place.cluster, '-l', place.logFile, '-o', options]
  return spawn(place.binaries.pgCtl, args, {
    cwd: dirname(place.cluster),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log],
  })
}

function optionsOf(place: ClusterLocation): string[] {
  const { host, port } = place.address
  const reach = usesTcp
    ? { listen_addresses: host, unix_socket_directories: '' }
    : { listen_addresses: '', unix_socket_directories: host, unix_socket_permissions: '0700' }
  const all = { ...SETTINGS, ...place.settings, ...reach, port: String(port) }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function openLog({ logFile, runner }: ClusterLocation): number {
  const fd = openSync(logFile, 'a', 0o600)
  if (runner) fchownSync(fd, runner.uid, runner.gid)
  if (statSync(logFile).size > MAX_LOG_BYTES) truncateSync(logFile)
  return fd
}

function lastWords(file: string, from: number): string {
  const lines = readFileSync(file).subarray(from).toString().trim().split('\n')
  const cause = lines.find((line) => line.includes('FATAL')) ?? lines.at(-1)
  return cause?.replace(/^.*?FATAL:\s*/, '') || 'it ended without a word'
}
