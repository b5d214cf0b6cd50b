/** Writes a backup to disk: readable by the shop's own user alone, and complete or not at all. */

import { randomBytes } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600

/** A file as it was when its backup was made. */
export type Written = { bytes: number; sha256: string }

/** Whole on disk or, after a power cut, as it was before. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    const file = await open(draft, 'wx', PRIVATE_FILE)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await moveInto(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}

/** A rename that outlives a power cut. */
export async function moveInto(from: string, to: string): Promise<void> {
  await rename(from, to)
  await syncFolder(dirname(to))
}

async function syncFolder(path: string): Promise<void> {
  // Windows opens no folder.
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
