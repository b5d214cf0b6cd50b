/** A finished page as it is kept: its headers, its body, and the body compressed once for each way a browser can take it. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

/** The smallest first. */
const ENCODINGS = ['br', 'zstd', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number] | 'identity'

export type StoredPage = {
  etag: string
  /** Without those that depend on who asks: encoding, length, language cookie. */
  headers: readonly (readonly [name: string, value: string])[]
  /** As it was rendered, and as it was asked for since. */
  bodies: Map<Encoding, Buffer>
  /** In milliseconds of the clock. */
  staleAt: number
  bytes: number
}

/** Beyond these the gain is below one part in a hundred and the first reader waits. */
const BROTLI_QUALITY = 9
const ZSTD_LEVEL = 15
const GZIP_LEVEL = 9
/** Shorter ones fit one packet as they are. */
const COMPRESSED_FROM_BYTES = 860

const COMPRESSORS = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  zstd: (body: Buffer) =>
    promisify(zstdCompress)(body, {
      params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: GZIP_LEVEL }),
} as const

export function storedPage(
  body: Buffer,
  headers: StoredPage['headers'],
  staleAt: number,
): StoredPage {
  // Weak: the bytes differ with the encoding, what they say does not.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const all = [...headers, ['ETag', etag] as const]
  return { etag, headers: all, bodies: new Map([['identity', body]]), staleAt, bytes: body.length }
}

/** The encoding for this reader. Spec of the header: a name that is listed and not refused by `q=0`. */
export function encodingFor(accepted: string | undefined, length: number): Encoding {
  if (!accepted || length < COMPRESSED_FROM_BYTES) return 'identity'

  for (const encoding of ENCODINGS) {
    const at = accepted.indexOf(encoding)
    if (at >= 0 && !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(accepted.slice(at + encoding.length)))
      return encoding
  }
  return 'identity'
}

/** Compresses where nobody asked for this encoding before. */
export async function bodyIn(page: StoredPage, encoding: Encoding): Promise<Buffer> {
  const kept = page.bodies.get(encoding)
  if (kept || encoding === 'identity') return kept ?? Buffer.alloc(0)

  const whole = page.bodies.get('identity') ?? Buffer.alloc(0)
  const body = await COMPRESSORS[encoding](whole)
  page.bodies.set(encoding, body)
  page.bytes += body.length
  return body
}

/** `If-None-Match` by the weak comparison. */
export function isKnown(page: StoredPage, known: string | undefined): boolean {
  if (known === undefined) return false
  return known === page.etag || known.trim() === '*' || known.split(/\s*,\s*/).includes(page.etag)
}
