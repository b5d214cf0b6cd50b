/**
 * The fonts of the papers, read once, when the first one is printed: Latin letters and figures as on the site, Japanese
 * and Korean of one face. Decision 0021.
 */
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

import { charactersIn } from './cmap.ts'

export const FACES = [
  'east-asian-400',
  'east-asian-600',
  'latin-400',
  'latin-600',
  'latin-wide',
] as const
export type Face = (typeof FACES)[number]

export type Faces = Record<Face, { file: Buffer; characters: ReadonlySet<number> }>

const unpack = promisify(brotliDecompress)

let faces: Promise<Faces> | null = null

export function loadFaces(): Promise<Faces> {
  faces ??= readFaces()
  return faces
}

async function readFaces(): Promise<Faces> {
  const read = await Promise.all(
    FACES.map(async (face) => {
      const file = await unpack(await readFile(new URL(`fonts/${face}.ttf.br`, import.meta.url)))
      return [face, { file, characters: charactersIn(file) }] as const
    }),
  )
  // Every face was just read.
  return Object.fromEntries(read) as Faces
}
