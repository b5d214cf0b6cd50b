/**
 * The fonts of documents, loaded and parsed with the first document: the site's Latin font, and one font for Japanese and Korean.
 * Decision 0021.
 */
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { create, type ParsedFont } from 'fontkit'

import { once } from '#shared/memoize.ts'

export const FONTS = [
  'east-asian-400',
  'east-asian-600',
  'latin-400',
  'latin-600',
  'latin-wide',
] as const
export type Font = (typeof FONTS)[number]

export type Fonts = Record<Font, ParsedFont>

const unpack = promisify(brotliDecompress)

export const loadFonts = once(async (): Promise<Fonts> => {
  const read = await Promise.all(
    FONTS.map(async (font) => {
      const file = await unpack(await readFile(new URL(`fonts/${font}.ttf.br`, import.meta.url)))
      return [font, create(file)] as const
    }),
  )
  // Every font was just read.
  return Object.fromEntries(read) as Fonts
})
