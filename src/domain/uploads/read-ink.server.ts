/** A picture as ink on paper: what is white in it is transparent, so that it can be printed over text. */
import type { Context } from '#domain/context.ts'

import { pictureAt } from './picture.ts'
import { findPictureFile } from './pictures.server.ts'

/** Sharp enough for a few centimetres in print. */
const WIDTH_MAX = 480

/** The last one, because documents print the same seal again and again. */
let last: { name: string; ink: Uint8Array } | null = null

/** As PNG; `null` for an address of no picture. */
export async function readInk(ctx: Context, address: string): Promise<Uint8Array | null> {
  const picture = pictureAt(address)
  if (picture === null) return null
  if (last?.name === picture.name) return last.ink

  const file = await findPictureFile(ctx, `${picture.name}.jpg`)
  if (file === null) return null
  const ink = await inkOf(file.bytes)
  last = { name: picture.name, ink }
  return ink
}

/** The darker a pixel, the more opaque it is. */
async function inkOf(picture: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const sized = () => sharp(picture).resize({ width: WIDTH_MAX, withoutEnlargement: true })
  const { data, info } = await sized()
    .greyscale()
    .negate()
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const inked = await sized().joinChannel(data, { raw }).png().toBuffer()
  return new Uint8Array(inked)
}
