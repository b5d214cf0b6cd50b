/** Drawings as pictures for programs that show no SVG: mail programs, above all. */
import { sealSvg } from '#domain/prints/seal.ts'

/** Twice the size at which e-mails show a seal, for screens with small pixels. */
const SEAL_PIXELS = 88

/** More than a catalogue holds; a picture weighs about 3 KB. */
const CACHED_MAX = 512
const cached = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** Drawn once and cached in memory; the oldest is evicted. */
export function sealPicture(serial: string, kind: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${kind} ${serial}`
  const known = cached.get(key)
  if (known) return known

  const picture = pngOf(sealSvg(serial, kind), SEAL_PIXELS)
  cached.set(key, picture)
  picture.catch(() => cached.delete(key))
  const [oldest] = cached.keys()
  if (cached.size > CACHED_MAX && oldest !== undefined) cached.delete(oldest)
  return picture
}

/** An SVG without a size of its own, drawn at this one. */
export async function pngOf(svg: string, pixels: number): Promise<Uint8Array<ArrayBuffer>> {
  const sized = svg.replace('<svg ', `<svg width="${pixels}" height="${pixels}" `)
  // Loaded at first use, as it takes 8 MiB.
  const { default: sharp } = await import('sharp')
  const png = await sharp(Buffer.from(sized)).png({ palette: true, colours: 64 }).toBuffer()
  return new Uint8Array(png)
}
