/**
 * Retention of the backup folder: backups for some days, the log from the oldest of them on, and always the newest
 * good backup.
 */

import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { addDays } from '#shared/add-time.ts'

import { listArchive, PACKED } from './log-archive.ts'
import { FAILED } from './make-backup.ts'
import { type Backup, listBackups } from './manifest.ts'

/** `archive`: the one that is written to now. */
export async function removeOldBackups(
  to: string,
  keep: { days: number; now: Date; archive: string | null },
): Promise<void> {
  const all = await listBackups(to)
  const good = all.filter(({ manifest }) => manifest.verifiedAt !== null)
  const since = addDays(keep.now, -keep.days).toISOString()
  const retained = good.filter(({ manifest }, index) => {
    return manifest.asOf >= since || index === good.length - 1
  })
  const lastFailed = all.findLast(({ folder }) => folder.endsWith(FAILED))
  for (const backup of all) {
    if (!retained.includes(backup) && backup !== lastFailed) await remove(backup.folder)
  }
  await removeOldLog(to, retained, keep.archive)
}

/** Removes all but the newest entries of a folder. */
export async function retainLastBackups(to: string, count: number): Promise<void> {
  for (const { folder } of (await listBackups(to)).slice(0, -count)) await remove(folder)
}

async function removeOldLog(to: string, retained: Backup[], current: string | null): Promise<void> {
  const folders = await readdir(join(to, 'wal')).catch(() => [])
  for (const name of folders) {
    const archive = join('wal', name)
    const logs = retained.flatMap(({ manifest: { log } }) =>
      log?.archive === archive ? [log] : [],
    )
    const first = logs.map(({ firstFile }) => firstFile).sort()[0]
    // Of a log that no backup begins yet, the first backup is on its way.
    if (first === undefined && archive !== current) await remove(join(to, archive))
    if (first === undefined) continue
    for (const file of await listArchive(join(to, archive))) {
      if (file < first) await remove(join(to, archive, `${file}${PACKED}`))
    }
  }
}

const remove = (path: string): Promise<void> => rm(path, { recursive: true, force: true })
