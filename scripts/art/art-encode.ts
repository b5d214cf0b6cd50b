/** From a master to the files that the pages load: AVIF and WebP in the widths that are true. */
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

import { type Background, backgroundOf } from './art-background.ts'

/** Below the public folder; browsers may cache its files for a year. */
export const PICTURE_DIR = 'public/images/pictures'

/** What the manifest says of one picture. */
export type Encoded = {
  /** True size of the largest file. */
  width: number
  height: number
  widths: number[]
  /** Until an opaque picture has loaded, its place has the neutral colour nearest to its mean. */
  background: Background | null
  /** Of the content of all its files, so that a changed picture has another address. */
  version: string
}

const WIDTHS = [320, 640, 1120, 1600]

const FORMATS = {
  avif: (image: Sharp, isOpaque: boolean) =>
    image.avif({ quality: isOpaque ? 72 : 54, effort: 5, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 82, alphaQuality: 85, effort: 6 }),
} as const

export type Format = keyof typeof FORMATS

export const fileOf = (name: string, width: number, version: string, format: Format): string =>
  `${name}-${width}.${version}.${format}`

/** Writes the files of one picture and removes those of its former versions. */
export async function encode(name: string, master: string): Promise<Encoded> {
  const { width, height, hasAlpha } = await sharp(master).metadata()
  const widths = widthsUpTo(width)
  const files = await Promise.all(
    widths.flatMap((each) =>
      formats().map(async (format) => ({
        width: each,
        format,
        content: await FORMATS[format](sharp(master).resize({ width: each }), !hasAlpha).toBuffer(),
      })),
    ),
  )
  const version = versionOf(files.map(({ content }) => content))
  mkdirSync(PICTURE_DIR, { recursive: true })
  for (const old of filesOf(name)) rmSync(join(PICTURE_DIR, old))
  for (const { width: each, format, content } of files) {
    writeFileSync(join(PICTURE_DIR, fileOf(name, each, version, format)), content)
  }
  const largest = widths.at(-1) ?? width
  return {
    width: largest,
    height: Math.round((height * largest) / width),
    widths,
    background: hasAlpha ? null : await backgroundOf(master),
    version,
  }
}

/** Never larger than the master; the master itself where it falls short of the next step by much. */
function widthsUpTo(width: number): number[] {
  const steps = WIDTHS.filter((step) => step <= width)
  return width < 1120 ? [...steps, width].filter(isNew) : steps
}

/** Address of the content: the same bytes in the same order have the same one. */
export function versionOf(contents: readonly Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('hex').slice(0, 8)
}

/** The files of a picture in every version, and of no other picture whose name begins alike. */
const filesOf = (name: string): string[] =>
  globSync(`${name}-*`, { cwd: PICTURE_DIR }).filter((file) =>
    new RegExp(`^${name}-\\d+\\.`).test(file),
  )

// The keys of an object literal are its names.
export const formats = (): Format[] => Object.keys(FORMATS) as Format[]

const isNew = <T>(each: T, index: number, all: readonly T[]): boolean => all.indexOf(each) === index
