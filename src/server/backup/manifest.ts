/** The manifest of a backup. A folder without one is not a backup. */

import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

import { messageOf } from '#server/process/error-facts.ts'

import { Figures } from './figures.ts'
import { writeWhole } from './files.ts'

const FILE = 'manifest.json'

/** Where a recovery of a cluster begins and may end. */
const Log = z.object({
  /** Below the backup folder, where the log goes on; `null` when it is not archived. */
  archive: z.string().nullable(),
  /** Bytes of a file of the log. */
  fileBytes: z.number().int().positive(),
  firstFile: z.string(),
  lastFile: z.string(),
  restorePoint: z.string(),
})

const Manifest = z.object({
  version: z.literal(1),
  kind: z.enum(['cluster', 'dump']),
  /** Compressed, in the same folder. */
  file: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
  /** PostgreSQL's. */
  server: z.string(),
  startedAt: z.iso.datetime(),
  /** The moment that it shows. */
  asOf: z.iso.datetime(),
  figures: Figures,
  log: Log.nullable(),
  /** When it was restored into a scratch cluster and held the same figures. */
  verifiedAt: z.iso.datetime().nullable(),
  /** Why it is none to rely on. */
  problem: z.string().nullable(),
})
export type Manifest = z.infer<typeof Manifest>
export type LogPart = z.infer<typeof Log>

export type Backup = { folder: string; manifest: Manifest }

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeWhole(join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`)

async function readManifest(folder: string): Promise<Manifest | null> {
  const path = join(folder, FILE)
  if (!existsSync(path)) return null
  try {
    return Manifest.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    throw new Error(`${path} is damaged: ${messageOf(error)}`)
  }
}

/** `place` is one backup or a folder of them; the oldest first. */
export async function listBackups(place: string): Promise<Backup[]> {
  const single = await readManifest(place)
  if (single) return [{ folder: place, manifest: single }]

  const found: Backup[] = []
  for (const entry of await readdir(place, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith('.')) continue
    const folder = join(place, entry.name)
    const manifest = await readManifest(folder)
    if (manifest) found.push({ folder, manifest })
  }
  return found.sort((one, other) => one.manifest.asOf.localeCompare(other.manifest.asOf))
}
