/** Who runs the embedded PostgreSQL and what that user can reach. PostgreSQL refuses to run as root. */

import { chmodSync, lchownSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { EmbeddedUnusableError } from '#server/db/embedded-unusable.ts'

export type Runner = { uid: number; gid: number }

const NOBODY: Runner = { uid: 65534, gid: 65534 }
const EXECUTE = 1
const READ = 4

export const isRoot = process.getuid?.() === 0

/**
 * The user PostgreSQL is started as; null means "as ourselves". As root it is the owner of an
 * existing cluster, so that a shop once started by an ordinary user stays startable by that user.
 */
export function runnerOf(cluster: string): Runner | null {
  if (!isRoot) return null
  const found = lstatSync(cluster, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : NOBODY
}

/** Throws one sentence when the cluster is another user's, which no chown of ours can change. */
export function assertOwnable(cluster: string): void {
  const uid = lstatSync(cluster, { throwIfNoEntry: false })?.uid
  const self = process.getuid?.()
  if (isRoot || self === undefined || uid === undefined || uid === self) return
  throw new EmbeddedUnusableError(
    `${cluster} belongs to user ${uid}: start the shop as that user or as root`,
  )
}

/** Makes the runner owner of the cluster and closes it to everybody else. */
export function ownCluster(cluster: string, runner: Runner | null): void {
  if (runner && statSync(cluster).uid !== runner.uid) chownTree(cluster, runner)
  chmodSync(cluster, 0o700)
}

function chownTree(path: string, runner: Runner): void {
  lchownSync(path, runner.uid, runner.gid)
  if (!lstatSync(path).isDirectory()) return
  for (const name of readdirSync(path)) chownTree(join(path, name), runner)
}

/** Whether the runner may read the file or folder and pass every folder above it (mode bits only). */
export function canRead(path: string, runner: Runner | null): boolean {
  return !runner || (allows(path, runner, READ) && canReach(path, runner))
}

/** Whether the runner may pass into the folder. */
export function canPass(dir: string, runner: Runner | null): boolean {
  return !runner || (allows(dir, runner, EXECUTE) && canReach(dir, runner))
}

function canReach(path: string, runner: Runner): boolean {
  const real = realpathSync(path)
  for (let dir = dirname(real); ; dir = dirname(dir)) {
    if (!allows(dir, runner, EXECUTE)) return false
    if (dir === dirname(dir)) return true
  }
}

function allows(path: string, runner: Runner, bits: number): boolean {
  const { uid, gid, mode } = statSync(path)
  const shift = uid === runner.uid ? 6 : gid === runner.gid ? 3 : 0
  return ((mode >> shift) & bits) === bits
}

/**
 * The path that PostgreSQL gets for its directory. Below a folder that its user can't enter (a project in /root),
 * Linux still lets a process use the working directory it was started in. So the data stays in DATA_DIR, where
 * backups expect it.
 */
export function directoryArgument(
  dir: string,
  runner: Runner | null,
): { arg: string; cwd: string } {
  if (!runner || canReach(dir, runner)) return { arg: dir, cwd: '/' }
  if (process.platform === 'linux') return { arg: '/proc/self/cwd', cwd: dir }
  throw new EmbeddedUnusableError(
    `user ${runner.uid}, who runs PostgreSQL for root, can't reach ${dir}: set DATA_DIR to a folder outside private folders`,
  )
}
