/** Which backup a restore begins with, and how far the archived log brings it on. */

import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { listArchive } from './log-archive.ts'
import { followingFiles } from './log-files.ts'
import { type Backup, listBackups } from './manifest.ts'

/** The newest good one, or the newest that is older than the wanted moment. Throws one sentence when there is none. */
export async function chooseBackup(from: string, until: Date | null): Promise<Backup> {
  const found = await stat(from).catch(() => null)
  if (!found?.isDirectory()) throw new Error(`${from} is no folder`)

  const all = await listBackups(from)
  if (all.length === 0) throw new Error(`${from} holds no backup`)
  const good = all.filter(({ manifest }) => manifest.verifiedAt !== null)
  if (good.length === 0) throw new Error(`${from} holds no backup that was verified`)
  const chosen = good.findLast(
    ({ manifest }) => until === null || manifest.asOf <= until.toISOString(),
  )
  if (chosen) return chosen
  throw new Error(`the oldest backup in ${from} shows ${good[0]?.manifest.asOf}: nothing is older`)
}

/** The log that goes on after a backup. */
export type Onward = {
  folder: string
  /** In their order; the backup itself holds what is before the first. */
  files: string[]
  /** What is there but can't be reached, because a file before it is missing. */
  beyondGap: string[]
}

/** `null` where the log is not archived. */
export async function findOnward({ folder, manifest: { log } }: Backup): Promise<Onward | null> {
  if (!log?.archive) return null
  const archive = join(dirname(folder), log.archive)
  const later = (await listArchive(archive)).filter((name) => name > log.lastFile)
  const files = followingFiles([log.lastFile, ...later], log.lastFile, log.fileBytes).slice(1)
  return { folder: archive, files, beyondGap: later.filter((name) => !files.includes(name)) }
}
