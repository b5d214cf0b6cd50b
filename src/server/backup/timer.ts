/**
 * Scheduled backups: archives the log each minute, copies each day, removes old backups, and e-mails staff when the
 * last good backup is too old. Not a job of the queue, because a copy takes longer than a lease. Every process
 * checks; only one copies at a time.
 */

import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { isBackupDue } from '#domain/backups/due.ts'
import { readBackupState } from '#domain/backups/view-backups.server.ts'
import { warnOfOldBackup } from '#domain/backups/warn-of-old-backup.server.ts'
import type { Context } from '#domain/context.ts'
import { type Environment, EnvironmentError } from '#server/config/env.ts'
import type { OpenDatabase } from '#server/db/open.ts'
import { messageOf } from '#server/process/error-facts.ts'

import { errorReportOf, type ReportError } from '../http/report-error.ts'
import { archiveLog, endArchive } from './log-archive.ts'
import { BackupRunningError, isSupported, makeBackup, type Source } from './make-backup.ts'
import { listBackups } from './manifest.ts'
import { recorded } from './recorded.ts'
import { removeOldBackups } from './retention.ts'

/** What a lost disk may take with it: less than a minute. */
const ARCHIVE_EVERY_MS = 45_000
const LOOK_EVERY_MS = 10 * 60_000

type Parts = {
  source: Source
  dir: string
  retentionDays: number
  context: () => Context
  reportError: ReportError
}

export type BackupTimer = {
  /** Until what is under way is over; a copy is given up. */
  close(): Promise<void>
}

/** `null` without BACKUP_DIR. */
export async function monitorBackups(
  { backup }: Pick<Environment, 'backup'>,
  { embedded, connection }: Pick<OpenDatabase, 'embedded' | 'connection'>,
  parts: Pick<Parts, 'context' | 'reportError'>,
): Promise<BackupTimer | null> {
  const source = embedded ? { embedded } : { embedded, connection }
  if (backup && embedded && !isSupported) {
    throw new EnvironmentError(
      'BACKUP_DIR needs DATABASE_URL on Windows: the embedded database is not copied there',
    )
  }
  if (backup) return startBackups({ ...parts, ...backup, source })
  if (embedded) await endArchive(embedded)
  return null
}

function startBackups(parts: Parts): BackupTimer {
  const life = new AbortController()
  const archive = repeat(ARCHIVE_EVERY_MS, parts, life.signal, () => keepLog(parts))
  const daily = repeat(LOOK_EVERY_MS, parts, life.signal, () => lookAfter(parts, life.signal))
  return {
    async close() {
      life.abort()
      await Promise.all([archive, daily])
      // What was written since the last time; the next start goes on from there when it fails.
      await keepLog(parts).catch(() => {})
    },
  }
}

async function keepLog({ source, dir }: Parts): Promise<string | null> {
  return source.embedded ? archiveLog(source.embedded, resolve(dir)) : null
}

/** A backup when one is due, and what follows from its age. A folder that can't be reached is a backup that failed. */
async function lookAfter(parts: Parts, signal: AbortSignal): Promise<void> {
  const { context, source, retentionDays } = parts
  const to = resolve(parts.dir)
  try {
    const ctx = context()
    const needsFirst = await lacksFirst(parts).catch(() => true)
    if (!isBackupDue(await readBackupState(ctx), ctx.now, needsFirst)) return

    await recorded(source, 'timer', async () => {
      const archive = await keepLog(parts)
      const backup = await makeBackup(source, { to, archive, signal })
      await removeOldBackups(to, { days: retentionDays, now: ctx.now, archive })
      return backup
    })
  } catch (error) {
    if (!(error instanceof BackupRunningError)) throw error
  } finally {
    await warnOfOldBackup(context())
  }
}

/** The archived log is of use from the first backup on that belongs to it. */
async function lacksFirst(parts: Parts): Promise<boolean> {
  const archive = await keepLog(parts)
  if (archive === null) return false
  const all = await listBackups(resolve(parts.dir))
  return !all.some(({ manifest: { log, verifiedAt } }) => log?.archive === archive && verifiedAt)
}

/**
 * Runs at once and again after each pause, one run after the other, until the signal. Reports an error when it
 * changes.
 */
async function repeat(
  ms: number,
  { reportError }: Pick<Parts, 'reportError'>,
  signal: AbortSignal,
  work: () => Promise<unknown>,
): Promise<void> {
  for (let last = ''; !signal.aborted; ) {
    try {
      await work()
      last = ''
    } catch (error) {
      if (signal.aborted) return
      const words = messageOf(error)
      if (words !== last) {
        reportError(errorReportOf('job', error, { place: 'backup', version: '' }))
      }
      last = words
    }
    await sleep(ms, undefined, { signal }).catch(() => {})
  }
}
