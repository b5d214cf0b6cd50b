/**
 * Pictures are attached and referenced by Content-ID, so that mail programs show them without a prompt and reading an
 * e-mail can't be tracked. The Content-ID names what to draw, so that the HTML alone says which pictures it needs.
 */
import { isDrawnSerial, kindOfSlug, kindSlug } from '#domain/prints/address.ts'
import { markSvg, ROUND_TILE } from '#server/pages/mark.ts'
import { pngOf, sealPicture } from '#server/prints/pictures.ts'
import { once } from '#shared/memoize.ts'

export type EmailPicture = { cid: string; filename: string; content: Uint8Array<ArrayBuffer> }

export const MARK_CID = 'mark@email'

/** `null` for a serial that can't be part of an address: its line has no picture. */
export const sealCid = (serial: string, kind: string): string | null =>
  isDrawnSerial(serial) ? `seal.${kindSlug(kind)}.${serial}@email` : null

/** Every picture that the HTML references, once. */
export async function picturesOf(html: string): Promise<EmailPicture[]> {
  const shown = html.matchAll(/ src="cid:([\w.@-]+)"/g)
  const cids = new Set([...shown].map(([, cid = '']) => cid))
  const pictures = await Promise.all([...cids].map(pictureOf))
  return pictures.filter((picture) => picture !== null)
}

async function pictureOf(cid: string): Promise<EmailPicture | null> {
  if (cid === MARK_CID) return { cid, filename: 'mark.png', content: await markPicture() }

  const [, slug = '', serial = ''] = /^seal\.([a-z-]+)\.(.+)@email$/.exec(cid) ?? []
  const kind = kindOfSlug(slug)
  if (kind === null || !isDrawnSerial(serial)) return null
  return { cid, filename: `${serial}.png`, content: await sealPicture(serial, kind) }
}

/** Twice the size at which it is shown. */
const MARK_PIXELS = 80
const markPicture = once(() => pngOf(markSvg(ROUND_TILE), MARK_PIXELS))
