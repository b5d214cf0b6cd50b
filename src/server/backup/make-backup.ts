/** Makes one backup and verifies it. A backup that fails verification is renamed so that nothing restores from it. */

import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'

import type { EmbeddedAccess } from '#server/db/embedded.ts'
import { isAlive } from '#server/db/embedded-process.ts'
import { messageOf } from '#server/process/error-facts.ts'
import { makeFolder } from '#server/process/make-folder.ts'

import { copyCluster } from './copy-cluster.ts'
import { dumpDatabase } from './dump.ts'
import { moveInto, PRIVATE_FOLDER } from './files.ts'
import { type Backup, type Manifest, writeManifest } from './manifest.ts'
import { withSession } from './session.ts'
import { verifyBackup } from './verify.ts'

/** Whose data it is: the shop's own server, or one that was named by its address. */
export type Source = { embedded: EmbeddedAccess } | { embedded: null; connection: ClientConfig }

export type BackupOptions = {
  /** The folder of backups. */
  to: string
  /** Below it, where the log goes on; `null` when it is not archived. */
  archive: string | null
  signal: AbortSignal
}

/** One number for "a backup is being made", in the database that is copied. */
const BACKUP_LOCK = 4_081_979
const DRAFT = /^\.making-(\d+)-/
export const FAILED = '.failed'

export class BackupRunningError extends Error {
  override name = 'BackupRunningError'
}

/** Untested on Windows, where the scratch server would have no private socket. */
export const isSupported = process.platform !== 'win32'

export async function makeBackup(source: Source, wanted: BackupOptions): Promise<Backup> {
  if (source.embedded && !isSupported) {
    throw new Error(
      'the embedded database is not backed up on Windows: set DATABASE_URL to a PostgreSQL server',
    )
  }
  const connection = source.embedded ? source.embedded.maintenance : source.connection
  return withSession(connection, async (session) => {
    const { rows } = await session.query<{ taken: boolean; server: string }>(
      "select pg_try_advisory_lock($1) as taken, current_setting('server_version') as server",
      [BACKUP_LOCK],
    )
    const [row] = rows
    if (!row?.taken) throw new BackupRunningError('another backup of this shop is being made')

    makeFolder(wanted.to, PRIVATE_FOLDER)
    await removeDeadDrafts(wanted.to)
    const draft = join(wanted.to, `.making-${process.pid}-${randomBytes(4).toString('hex')}`)
    try {
      return await fillDraft(draft, source, wanted, row.server)
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  })
}

async function fillDraft(
  draft: string,
  source: Source,
  { to, archive, signal }: BackupOptions,
  server: string,
): Promise<Backup> {
  makeFolder(draft, PRIVATE_FOLDER)
  const startedAt = new Date().toISOString()
  const copy = source.embedded
    ? await copyCluster(source.embedded, { folder: draft, archive, signal })
    : await dumpDatabase(source.connection, { folder: draft, signal })
  const kind = source.embedded ? 'cluster' : 'dump'
  const made: Manifest = { version: 1, kind, server, startedAt, ...copy, ...UNVERIFIED }
  await writeManifest(draft, made)

  const problem = await problemOf({ folder: draft, manifest: made }, signal)
  const verifiedAt = problem === null ? new Date().toISOString() : null
  const manifest: Manifest = { ...made, verifiedAt, problem }
  await writeManifest(draft, manifest)
  const folder = join(to, `${made.asOf.replaceAll(':', '-')}${problem === null ? '' : FAILED}`)
  await moveInto(draft, folder)
  if (problem !== null)
    throw new Error(`the backup in ${folder} is not to be relied on: ${problem}`)
  return { folder, manifest }
}

const UNVERIFIED = { verifiedAt: null, problem: 'it was not verified' } as const

async function problemOf(backup: Backup, signal: AbortSignal): Promise<string | null> {
  try {
    await verifyBackup(backup, signal)
    return null
  } catch (error) {
    if (signal.aborted) throw error
    return messageOf(error)
  }
}

/** Of a shop that was killed meanwhile. */
async function removeDeadDrafts(to: string): Promise<void> {
  for (const name of await readdir(to)) {
    const pid = Number(DRAFT.exec(name)?.[1])
    if (pid && (pid === process.pid || !isAlive(pid))) {
      await rm(join(to, name), { recursive: true, force: true })
    }
  }
}
