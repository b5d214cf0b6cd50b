/**
 * The pictures of an e-mail travel with it and are shown by their Content-ID: no program has to be asked to
 * load them, and nobody learns when an e-mail is read. A Content-ID says what to draw, so that the stored HTML is enough to make them again.
 */
import { isDrawnSerial, kindOfSlug, kindSlug } from '#domain/prints/address.ts'
import { markSvg, ROUND_TILE } from '#server/pages/mark.ts'
import { pngOf, sealPicture } from '#server/scents/pictures.ts'

export type EmailPicture = { cid: string; filename: string; content: Uint8Array<ArrayBuffer> }

export const MARK_CID = 'mark@email'

/** `null` for a serial that can't be written into an address: its line goes without a picture. */
export const sealCid = (serial: string, kind: string): string | null =>
  isDrawnSerial(serial) ? `seal.${kindSlug(kind)}.${serial}@email` : null

/** Every picture that the HTML of an e-mail shows, once. */
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
let mark: Promise<Uint8Array<ArrayBuffer>> | null = null

function markPicture(): Promise<Uint8Array<ArrayBuffer>> {
  mark ??= pngOf(markSvg(ROUND_TILE), MARK_PIXELS)
  return mark
}
