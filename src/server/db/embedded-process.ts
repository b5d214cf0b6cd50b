/** The PostgreSQL server process: who it is, whether it lives, how it is ended. */

import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { codeOf } from '#server/process/error-facts.ts'

/** What the server says of itself in postmaster.pid. */
export type ServerNote = { pid: number; port: number; socketDir: string; ready: boolean }

const hasProc = existsSync('/proc/self/stat')
const STOP_MS = 10_000
const LAST_MS = 2_000
const POLL_MS = 10

/** The running server of this cluster, started by any process; null when there is none. */
export function findServer(cluster: string): ServerNote | null {
  const note = readNote(cluster)
  return note && isServerOf(note.pid, cluster) ? note : null
}

function readNote(cluster: string): ServerNote | null {
  let lines: string[]
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return null
  }
  const pid = Math.abs(Number(lines[0]))
  if (!Number.isInteger(pid) || pid === 0) return null
  const ready = lines[7]?.trim() === 'ready'
  return { pid, port: Number(lines[3]) || 0, socketDir: lines[4] ?? '', ready }
}

/** A number alone proves little: after a reboot it may name any process. */
function isServerOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  if (!hasProc) return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch (error) {
    return !isGone(error)
  }
}

/**
 * PostgreSQL refuses to start while the process named in a left-over lock file exists, even when it
 * is a stranger or a killed server that its parent has not collected yet. It takes its own parent
 * for stale, so the file gets our number: unlike a deletion this keeps PostgreSQL's own check that
 * no session of the dead server is left.
 */
export function disownStaleLocks(cluster: string, socketDir: string): void {
  const socketLocks = existsSync(socketDir) ? readdirSync(socketDir) : []
  const files = socketLocks.filter((name) => name.endsWith('.lock'))
  const paths = files.map((name) => join(socketDir, name))
  for (const path of [join(cluster, 'postmaster.pid'), ...paths]) disown(path, cluster)
}

function disown(path: string, cluster: string): void {
  if (!existsSync(path)) return
  const text = readFileSync(path, 'utf8')
  const pid = Math.abs(Number.parseInt(text, 10))
  if (!pid || pid === process.pid || !exists(pid) || isServerOf(pid, cluster)) return
  writeFileSync(path, text.replace(/^-?\d+/, String(process.pid)))
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** A process that ended but was not collected by its parent counts as dead. */
export function isAlive(pid: number): boolean {
  if (!exists(pid) || !hasProc) return exists(pid)
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return !['Z', 'X'].includes(stat.charAt(stat.lastIndexOf(')') + 2))
  } catch {
    return false
  }
}

/**
 * Sessions that a query wakes do not take the core from the thread that sent it (Linux; decision 0061). They inherit it from
 * the server. Where it can't be set, they share the cores as before.
 */
export function scheduleAsBatch(pid: number): void {
  if (hasProc) execFile('chrt', ['--batch', '--pid', '0', String(pid)], () => {})
}

/** Fast shutdown, then immediate shutdown, then the kill: sessions are cut, nothing committed is lost. */
export async function endServer(cluster: string, pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', STOP_MS],
    ['SIGQUIT', LAST_MS],
    ['SIGKILL', LAST_MS],
  ] as const) {
    if (!isServerOf(pid, cluster)) return
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    if (await isGoneWithin(pid, patience)) return
  }
}

async function isGoneWithin(pid: number, ms: number): Promise<boolean> {
  for (const until = Date.now() + ms; Date.now() < until; ) {
    if (!isAlive(pid)) return true
    await sleep(POLL_MS)
  }
  return !isAlive(pid)
}

const isGone = (error: unknown): boolean => ['ENOENT', 'ESRCH'].includes(codeOf(error) ?? '')
