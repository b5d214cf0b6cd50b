/** What a shared link shows: a device on chalk with the mark of six, in the size that networks ask for. */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import subsetFont from 'subset-font'

import { PICTURE_DIR, versionOf } from './art-encode.ts'
import { SOCIAL_SIZE } from './art-manifest.ts'

export const SOCIAL_DIR = 'public/images/social'
/** Some networks do not show what is larger. */
export const SOCIAL_MAX_BYTES = 120_000

const FACE =
  'node_modules/@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2'
const CHALK = '#f1f2f0'
const INK = '#0b0d0e'
const SCENT = '#1e8fe0'

/** Page, the picture that it is shared with, and its trade name, the same in every language. */
export const socialSources = {
  home: { picture: 'family', scale: 0.98, left: 0.5, top: 0.55, name: [] },
  'aroma-shooter-1': {
    picture: 'shooter1',
    scale: 0.7,
    left: 0.68,
    top: 0.5,
    name: ['Aroma', 'Shooter 1'],
  },
  'aroma-shooter': {
    picture: 'shooter2',
    scale: 0.7,
    left: 0.7,
    top: 0.5,
    name: ['Aroma', 'Shooter 2'],
  },
  'aroma-shooter-3': {
    picture: 'shooter3',
    scale: 0.84,
    left: 0.67,
    top: 0.5,
    name: ['Aroma', 'Shooter 3'],
  },
  'aroma-shooter-wearable-3': {
    picture: 'wearable3',
    scale: 0.74,
    left: 0.67,
    top: 0.47,
    name: ['Aroma', 'Shooter', 'Wearable 3'],
  },
  'aroma-speaker-60': {
    picture: 'speaker60',
    scale: 0.78,
    left: 0.68,
    top: 0.5,
    name: ['Aroma', 'Speaker 60'],
  },
  'aroma-cartridge': {
    picture: 'cartridges',
    scale: 0.9,
    left: 0.5,
    top: 0.36,
    name: ['Aroma', 'Cartridge'],
  },
} as const satisfies Record<string, Placing>

type Placing = {
  picture: string
  /** Share of the width of the card. */
  scale: number
  /** The centre of the picture, as fractions of the card. */
  left: number
  top: number
  name: readonly string[]
}

export async function writeSocial(): Promise<Record<string, string>> {
  mkdirSync(SOCIAL_DIR, { recursive: true })
  const written: Record<string, string> = {}
  for (const [page, placing] of Object.entries(socialSources)) {
    const card = await compose(placing)
    for (const old of globSync(`${page}.*.jpg`, { cwd: SOCIAL_DIR })) rmSync(join(SOCIAL_DIR, old))
    const file = `${page}.${versionOf([card])}.jpg`
    writeFileSync(join(SOCIAL_DIR, file), card)
    written[page] = file
  }
  return written
}

/** From the committed files, so that no master is needed. */
async function compose({ picture, scale, left, top, name }: Placing): Promise<Buffer> {
  const { width, height } = SOCIAL_SIZE
  const device = await sharp(await largestOf(picture))
    .resize({ width: Math.round(width * scale) })
    .png()
    .toBuffer({ resolveWithObject: true })
  const card = sharp({ create: { width, height, channels: 3, background: CHALK } })
  const x = Math.round(width * left - device.info.width / 2)
  const y = Math.round(height * top - device.info.height / 2)
  return card
    .composite([
      { input: await clipped(device.data, x, y), left: Math.max(0, x), top: Math.max(0, y) },
      { input: Buffer.from(MARK), left: 56, top: 52 },
      ...(await lettering(name)),
    ])
    .jpeg({ quality: 88, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** The name at the lower left, set wide in the face of the site. */
async function lettering(lines: readonly string[]): Promise<OverlayOptions[]> {
  if (lines.length === 0) return []
  const fontfile = await writeFace(lines.join(' '))
  const text = `<span foreground="${INK}" letter_spacing="-1600">${lines.join('\n')}</span>`
  // The comma keeps Pango from reading the end of the name as a weight.
  const font = 'Mona Sans ExtraLight, 64'
  const set = await sharp({ text: { text, font, fontfile, rgba: true, dpi: 72, spacing: -10 } })
    .png()
    .toBuffer({ resolveWithObject: true })
  return [{ input: set.data, left: 56, top: SOCIAL_SIZE.height - 56 - set.info.height }]
}

/** The letters needed, in the weight and width of headlines: sharp reads no WOFF2. */
async function writeFace(letters: string): Promise<string> {
  const face = await subsetFont(readFileSync(FACE), letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 600, wdth: 112 },
  })
  const path = join(mkdtempSync(join(tmpdir(), 'art-')), 'face.ttf')
  writeFileSync(path, face)
  return path
}

/** sharp puts nothing down that is larger than the card. */
async function clipped(device: Buffer, x: number, y: number): Promise<Buffer> {
  const { width, height } = await sharp(device).metadata()
  const [left, top] = [Math.max(0, -x), Math.max(0, -y)]
  return sharp(device)
    .extract({
      left,
      top,
      width: Math.min(width - left, SOCIAL_SIZE.width - Math.max(0, x)),
      height: Math.min(height - top, SOCIAL_SIZE.height - Math.max(0, y)),
    })
    .toBuffer()
}

async function largestOf(picture: string): Promise<string> {
  const files = globSync(`${PICTURE_DIR}/${picture}-*.webp`).filter((file) =>
    new RegExp(`/${picture}-\\d+\\.`).test(file),
  )
  const widthOf = (file: string) => Number(/-(\d+)\.[0-9a-f]+\.webp$/.exec(file)?.[1])
  const [largest] = files.sort((one, other) => widthOf(other) - widthOf(one))
  if (!largest) throw new Error(`${picture} has no files yet`)
  return largest
}

/** The mark: six dots in a ring, one of them loaded. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="-32 -32 64 64">${[
  0, 1, 2, 3, 4, 5,
]
  .map((chamber) => {
    const turn = (chamber * Math.PI) / 3 - Math.PI / 2
    const [x, y] = [Math.cos(turn) * 22, Math.sin(turn) * 22]
    return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="7" fill="${chamber === 2 ? SCENT : INK}"/>`
  })
  .join('')}</svg>`
