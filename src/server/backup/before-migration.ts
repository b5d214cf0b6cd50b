/** A copy of the embedded database before a new version changes its tables: there is no way back from a migration. */

import { join } from 'node:path'

import type { Environment } from '#server/config/env.ts'
import { changesSchema } from '#server/db/migrate.ts'
import type { OpenDatabase } from '#server/db/open.ts'
import type { Log } from '#server/log/log.ts'
import { messageOf } from '#server/process/error-facts.ts'

import { isSupported, makeBackup } from './make-backup.ts'
import { retainLastBackups } from './retention.ts'

const FOLDER = 'backups-before-migration'
/** Of those in DATA_DIR; in BACKUP_DIR they stay as long as all others. */
const BACKUPS_RETAINED_MAX = 3

export class CopyBeforeMigrationError extends Error {
  override name = 'CopyBeforeMigrationError'
}

export async function copyBeforeMigration(
  { embedded, pool }: Pick<OpenDatabase, 'embedded' | 'pool'>,
  { dataDir, backup }: Pick<Environment, 'dataDir' | 'backup'>,
  { log, signal }: { log: Log; signal: AbortSignal },
): Promise<void> {
  if (!embedded || !(await changesSchema(pool))) return
  if (!isSupported)
    return log.warn('the database is migrated without a copy: there is none on Windows')

  const to = backup?.dir ?? join(dataDir, FOLDER)
  try {
    const { folder } = await makeBackup({ embedded }, { to, archive: null, signal })
    log.info(`the database was copied to ${folder} before it is migrated`)
    if (!backup) await retainLastBackups(to, BACKUPS_RETAINED_MAX)
  } catch (error) {
    const why = messageOf(error)
    throw new CopyBeforeMigrationError(
      `This version changes the database, and the copy before that could not be made in ${to}: ${why}. Nothing was changed.`,
    )
  }
}
