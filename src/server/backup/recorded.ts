/** A backup leaves a row in the database it is of, so that staff see its age wherever its folder is. */

import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

import type { BackupOrigin } from '#domain/backups/backup.ts'
import { beginBackup, endBackup } from '#domain/backups/record-backup.server.ts'
import { messageOf } from '#server/process/error-facts.ts'

import { BackupRunningError, type Source } from './make-backup.ts'
import type { Backup } from './manifest.ts'

/** The row is begun first: a backup that never ends is seen as one that failed. */
export async function recorded(
  source: Source,
  origin: BackupOrigin,
  make: () => Promise<Backup>,
): Promise<Backup> {
  const pool = new Pool({
    ...(source.embedded ? source.embedded.connection : source.connection),
    max: 1,
  })
  pool.on('error', () => {})
  const record = () => ({ db: drizzle(pool), now: new Date() })
  try {
    if (!(await hasTable(pool))) return await make()

    const id = await beginBackup(record(), origin)
    try {
      const backup = await make()
      await endBackup(record(), id, { bytes: backup.manifest.bytes, problem: null })
      return backup
    } catch (error) {
      const problem = messageOf(error)
      // A backup that another process makes is not awaited.
      await endBackup(
        record(),
        id,
        error instanceof BackupRunningError ? null : { bytes: 0, problem },
      )
      throw error
    }
  } finally {
    await pool.end()
  }
}

/** A database that a later version has not migrated yet has none. */
async function hasTable(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ name: string | null }>(
    "select to_regclass('public.backups')::text as name",
  )
  return rows[0]?.name !== null
}
