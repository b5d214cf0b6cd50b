/**
 * Packs cut fonts as WOFF2, at Brotli's best quality, which takes three quarters of the time that fonts take. Browsers read a font by
 * its content, so one that is not packed yet is only larger. Decision 0018.
 */
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { CACHE } from './font-file.ts'

/** A font of a build, and the one in the cache from which it was copied. */
export async function packFont(path: string): Promise<void> {
  const font = await readFile(path)
  if (font.toString('latin1', 0, 4) === 'wOF2') return
  // Only a build that has cut fonts needs it.
  const { default: subsetFont } = await import('subset-font')
  const packed = await subsetFont(font, undefined, { targetFormat: 'woff2', keepAllGlyphs: true })
  const cached = join(CACHE, basename(path))
  for (const place of [cached, path].filter(existsSync)) {
    // A shop may be serving it.
    await writeFile(`${place}.${process.pid}~`, packed)
    await rename(`${place}.${process.pid}~`, place)
  }
}
