/**
 * Re-encodes an uploaded file: its content determines the format, and only the pixels are stored. File name and declared type
 * are ignored.
 */
import type { Sharp } from 'sharp'

import { fail, ok, type Result } from '#shared/result.ts'

import { type Format, widthsOf } from './picture.ts'
import {
  PICTURE_BYTES_MAX,
  PICTURE_MEGAPIXELS_MAX,
  PICTURE_RATIO_MAX,
  PICTURE_WIDTH_MIN,
  PICTURES_WAITING_MAX,
} from './policy.ts'

export type PictureRefusal =
  | 'picture_invalid'
  | 'picture_too_large'
  | 'picture_too_small'
  | 'picture_too_narrow'
  | 'pictures_busy'

export type EncodedPicture = {
  width: number
  height: number
  files: { width: number; format: Format; bytes: Buffer }[]
}

const PIXELS_MAX = PICTURE_MEGAPIXELS_MAX * 1_000_000
const WIDTH_MAX = 1600
const SECONDS_MAX = 20

type Encoded = Result<EncodedPicture, PictureRefusal>

const queue: { waiting: number; last: Promise<unknown> } = { waiting: 0, last: Promise.resolve() }

/** One after the other in a process: making a picture takes a core and much memory, and the shop goes on selling. */
export async function encodePicture(content: Buffer): Promise<Encoded> {
  if (content.byteLength > PICTURE_BYTES_MAX) return fail('picture_too_large')
  if (queue.waiting > PICTURES_WAITING_MAX) return fail('pictures_busy')

  queue.waiting += 1
  const made = queue.last.then(() => encode(content))
  queue.last = made.catch(() => {})
  return made.finally(() => {
    queue.waiting -= 1
  })
}

async function encode(content: Buffer): Promise<Encoded> {
  const read = await sourceIn(content)
  if (!read.ok) return read

  const { source, width } = read.value
  try {
    const whole = await source
      .autoOrient()
      .resize({ width: Math.min(width, WIDTH_MAX), withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 0 })
      .timeout({ seconds: SECONDS_MAX })
      .toBuffer({ resolveWithObject: true })
    const { width: wide, height } = whole.info
    return ok({ width: wide, height, files: await filesOf(whole.data, wide) })
  } catch {
    // The decoder gives up in the middle of what its head promised: cut off, or made to look like a picture.
    return fail('picture_invalid')
  }
}

type Source = { source: Sharp; width: number }

/** Decided by the head of the file alone, so that no picture is unpacked that is too large. */
async function sourceIn(content: Buffer): Promise<Result<Source, PictureRefusal>> {
  const kind = kindOf(content)
  if (kind === null) return fail('picture_invalid')
  const sharp = await loadSharp()
  try {
    const source = sharp(content, { limitInputPixels: PIXELS_MAX, failOn: 'warning' })
    const head = await source.metadata()
    if (head.width * head.height > PIXELS_MAX) return fail('picture_too_large')
    const isOne = (head.pages ?? 1) === 1
    const isKnown = head.format === kind || (kind === 'avif' && head.compression === 'av1')
    if (!isOne || !isKnown) return fail('picture_invalid')
    // Turned on its side, its height is its width.
    const { width, height } = head.autoOrient
    if (width < PICTURE_WIDTH_MIN) return fail('picture_too_small')
    const isNarrow = Math.max(width, height) > Math.min(width, height) * PICTURE_RATIO_MAX
    return isNarrow ? fail('picture_too_narrow') : ok({ source, width })
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message)
    return fail(isTooLarge ? 'picture_too_large' : 'picture_invalid')
  }
}

/** At first use: it takes 8 MiB. */
const loadSharp = async () => (await import('sharp')).default

/** Selects the decoder by the first bytes: decoders of SVG and PDF are never called. */
function kindOf(content: Buffer): 'jpeg' | 'png' | 'webp' | 'avif' | null {
  const at = (from: number, to: number) => content.toString('latin1', from, to)
  if (at(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp'
  return at(4, 8) === 'ftyp' && /^avif|mif1|miaf/.test(at(8, 12)) ? 'avif' : null
}

async function filesOf(picture: Buffer, width: number): Promise<EncodedPicture['files']> {
  const sharp = await loadSharp()
  const files: EncodedPicture['files'] = []
  for (const wide of widthsOf(width)) {
    const sized = () => sharp(picture).resize({ width: wide }).timeout({ seconds: SECONDS_MAX })
    files.push(
      {
        width: wide,
        format: 'avif',
        bytes: await sized().avif({ quality: 55, effort: 3 }).toBuffer(),
      },
      { width: wide, format: 'webp', bytes: await sized().webp({ quality: 80 }).toBuffer() },
      { width: wide, format: 'jpg', bytes: await jpegOf(sized()) },
    )
  }
  return files
}

/** JPEG knows no transparency: what shows through is white. */
const jpegOf = (picture: Sharp): Promise<Buffer> =>
  picture.flatten({ background: 'white' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
