/** Brings the embedded database back from a backup, as far as the archived log goes or until a moment. */

import { existsSync } from 'node:fs'
import { copyFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { clusterIn } from '#server/db/embedded.ts'
import { isRoot, type Runner, runnerOf } from '#server/db/embedded-owner.ts'
import { findServer } from '#server/db/embedded-process.ts'
import { asError } from '#server/process/error-facts.ts'
import { makeFolder } from '#server/process/make-folder.ts'

import { readArchive } from './archive-file.ts'
import { findOnward, type Onward } from './choose-backup.ts'
import { differencesOf, type Figures } from './figures.ts'
import { moveInto, PRIVATE_FOLDER } from './files.ts'
import { PACKED } from './log-archive.ts'
import type { Backup } from './manifest.ts'
import { type Recovery, readServerLog, recoverCluster, removeLeftovers } from './scratch.ts'
import { assertSame, figuresOf } from './verify.ts'

export type Restored = {
  figures: Figures
  /** What the log changed since the backup. */
  since: string[]
  /** Where the former data are now. */
  movedTo: string | null
  warnings: string[]
}

type RestoreOptions = {
  dataDir: string
  until: Date | null
  replaces: boolean
  signal: AbortSignal
}

const COPIED = 'archived-log'
const DRAFT = /^postgres\.restoring-(\d+)/

/** The former data stay where they are until the restored ones are complete. */
export async function restoreCluster(backup: Backup, wanted: RestoreOptions): Promise<Restored> {
  const cluster = clusterIn(wanted.dataDir)
  assertFree(cluster, wanted)
  makeFolder(dirname(cluster), isRoot ? 0o711 : PRIVATE_FOLDER)
  await removeLeftovers(dirname(cluster), DRAFT)

  const draft = `${cluster}.restoring-${process.pid}`
  try {
    const runner = runnerOf(cluster)
    await readArchive(
      join(backup.folder, backup.manifest.file),
      backup.manifest,
      draft,
      wanted.signal,
    )
    const onward = await findOnward(backup)
    const figures = await recover(backup, { draft, onward, runner, ...wanted })
    // A shop may have begun on the folder meanwhile.
    assertFree(cluster, wanted)
    const movedTo = existsSync(cluster) ? `${cluster}.replaced-${stampOf(new Date())}` : null
    if (movedTo) await rename(cluster, movedTo)
    await moveInto(draft, cluster)
    const since = differencesOf(backup.manifest.figures, figures)
    return { figures, since, movedTo, warnings: warningsOf(onward) }
  } finally {
    for (const rest of ['', '.log']) {
      await rm(`${draft}${rest}`, { recursive: true, force: true })
    }
  }
}

function assertFree(cluster: string, { dataDir, replaces }: RestoreOptions): void {
  const server = findServer(cluster)
  if (server) {
    throw new Error(
      `${dataDir} is in use (PostgreSQL runs there as ${server.pid}): stop the shop first`,
    )
  }
  if (existsSync(cluster) && !replaces) {
    throw new Error(
      `${dataDir} holds data: name an empty DATA_DIR, or say --replace to move them aside`,
    )
  }
}

async function recover(
  backup: Backup,
  {
    draft,
    onward,
    runner,
    until,
    signal,
  }: RestoreOptions & {
    draft: string
    onward: Onward | null
    runner: Runner | null
  },
): Promise<Figures> {
  const { manifest } = backup
  const recovery = await recoveryOf(backup, { draft, onward, runner, until })
  const options = { runner, signal, isThrownAway: false }
  const scratch = await recoverCluster(draft, recovery, options).catch((error: unknown) => {
    throw tooLate(error, until)
  })
  try {
    const found = await figuresOf(scratch)
    if (recovery.target && 'name' in recovery.target) assertSame(manifest, found)
    if (until === null) await assertAllRead(draft, onward)
    return found
  } finally {
    await scratch.stop()
    await rm(join(draft, COPIED), { recursive: true, force: true })
  }
}

/** Without an archived log a backup shows one moment alone. */
async function recoveryOf(
  { manifest }: Backup,
  {
    draft,
    onward,
    runner,
    until,
  }: {
    draft: string
    onward: Onward | null
    runner: Runner | null
    until: Date | null
  },
): Promise<Recovery> {
  if (!onward || onward.files.length === 0) {
    return { target: { name: manifest.log?.restorePoint ?? '' } }
  }
  const folder = runner ? await copyInto(draft, onward) : onward.folder
  const path = quoted(`${folder.replaceAll('%', '%%')}/%f${PACKED}`)
  return {
    restoreCommand: `test -f ${path} && gzip -dc ${path} > "%p"`,
    target: until && { time: until },
  }
}

/**
 * Root's PostgreSQL runs as a user who may not enter root's folders, except the working directory it was started in:
 * paths below it must be relative.
 */
async function copyInto(draft: string, { folder, files }: Onward): Promise<string> {
  makeFolder(join(draft, COPIED), PRIVATE_FOLDER)
  for (const name of files) {
    await copyFile(join(folder, `${name}${PACKED}`), join(draft, COPIED, `${name}${PACKED}`))
  }
  return COPIED
}

/** For the shell, and for PostgreSQL, which puts names in the place of `%f` and `%p`. */
const quoted = (path: string): string => `'${path.replaceAll("'", "'\\''")}'`

function tooLate(error: unknown, until: Date | null): Error {
  const told = asError(error)
  if (!until || !told.message.includes('before configured recovery target')) return told
  return new Error(
    `the archived log ends before ${until.toISOString()}: leave --until out to restore all of it`,
  )
}

/** A damaged file of the log ends a recovery as the end of the log does. */
async function assertAllRead(cluster: string, onward: Onward | null): Promise<void> {
  const last = onward?.files.at(-1)
  if (last === undefined) return
  const words = await readServerLog(cluster)
  const missed = onward?.files.find((name) => !words.includes(`restored log file "${name}"`))
  if (missed)
    throw new Error(
      `${join(onward?.folder ?? '', missed)}${PACKED} is damaged: --until a moment before it restores the rest`,
    )
}

const warningsOf = (onward: Onward | null): string[] =>
  onward && onward.beyondGap.length > 0
    ? [
        `a file of the log is missing before ${onward.beyondGap[0]}: what came later is not restored`,
      ]
    : []

const stampOf = (at: Date): string => at.toISOString().replaceAll(':', '-')
