/** A backup is one when it was restored and held what its manifest says. */

import { join } from 'node:path'

import { runnerOf } from '#server/db/embedded-owner.ts'

import { readArchive } from './archive-file.ts'
import { restoreDump } from './dump.ts'
import { differencesOf, type Figures, readFigures } from './figures.ts'
import type { Backup, Manifest } from './manifest.ts'
import { createScratch, inScratchFolder, recoverCluster, type Scratch } from './scratch.ts'
import { withSession } from './session.ts'

const DIFFERENCES_TOLD_MAX = 5

/** Throws one sentence that says what is wrong with it. */
export async function verifyBackup(backup: Backup, signal: AbortSignal): Promise<void> {
  await inScratchFolder(async (folder) => {
    const cluster = join(folder, 'postgres')
    const scratch = await openCopy(backup, cluster, signal)
    try {
      assertSame(backup.manifest, await figuresOf(scratch))
    } finally {
      await scratch.stop()
    }
  })
}

async function openCopy(
  { folder, manifest }: Backup,
  cluster: string,
  signal: AbortSignal,
): Promise<Scratch> {
  const path = join(folder, manifest.file)
  if (!manifest.log) {
    const scratch = await createScratch(cluster, signal)
    try {
      await restoreDump(path, manifest, scratch.connection, signal)
      return scratch
    } catch (error) {
      await scratch.stop()
      throw error
    }
  }
  await readArchive(path, manifest, cluster, signal)
  return recoverCluster(
    cluster,
    { target: { name: manifest.log.restorePoint } },
    { runner: runnerOf(cluster), signal, isThrownAway: true },
  )
}

/** Reads every page of a table, so that PostgreSQL checks its checksum. */
export function figuresOf({ connection }: Pick<Scratch, 'connection'>): Promise<Figures> {
  return withSession(connection, async (session) => {
    await session.query(
      'set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off',
    )
    return readFigures(session)
  })
}

export function assertSame({ figures }: Manifest, found: Figures): void {
  const differences = differencesOf(figures, found)
  if (differences.length === 0) return
  const told = differences.slice(0, DIFFERENCES_TOLD_MAX).join('; ')
  throw new Error(`what was restored is not what was saved (${differences.length}): ${told}`)
}
