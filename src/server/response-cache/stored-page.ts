/** A cached page: its headers, its body, and the body compressed once for each encoding that was requested. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

import { entityTagOf, isKnown } from './entity-tag.ts'
import { type Cached, createResponseCache, type ResponseCache } from './response-cache.ts'

/** The smallest first. */
const ENCODINGS = ['br', 'zstd', 'gzip'] as const
type Compressed = (typeof ENCODINGS)[number]
type Encoding = Compressed | 'identity'

type Header = readonly [name: string, value: string]

/** How often pages of one route were answered from memory, by status. */
export type ServedCounts = Partial<Record<number, number>>

export type StoredPage = Cached & {
  /** 200, or 404 of the page for unknown addresses. */
  status: number
  etag: string
  /** Without those that depend on who asks: encoding, length, language cookie. */
  headers: readonly string[]
  whole: Buffer
  /** As it was asked for so far, in each encoding. */
  replies: Map<Encoding, Reply | Promise<Reply>>
  served: ServedCounts
}

export type PageCache = ResponseCache<StoredPage>

const PAGES_MAX = 2_000
const BYTES_MAX = 48 * 1024 * 1024
/** Size of a cached page without its text: headers, names, and the text in other encodings, which together are shorter. */
const BYTES_BESIDE = 4_096

export const createPageCache = (now: () => number): PageCache =>
  createResponseCache(now, { entries: PAGES_MAX, bytes: BYTES_MAX })

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
} as const satisfies Record<Compressed, (body: Buffer) => Promise<Buffer>>

type StoredPageOptions = { staleAt: number; status?: number; served?: ServedCounts }

export function storedPage(
  whole: Buffer,
  headers: readonly Header[],
  { staleAt, status = 200, served = {} }: StoredPageOptions,
): StoredPage {
  const etag = entityTagOf(whole)
  const all = [...headers.flat(), 'ETag', etag]
  const bytes = 2 * whole.length + BYTES_BESIDE
  return { status, etag, headers: all, whole, replies: new Map(), staleAt, bytes, served }
}

type PageRequest = {
  method: string | undefined
  /** `If-None-Match` and `Accept-Encoding`. */
  known: string | undefined
  encodings: string | undefined
  /** A cookie to be set with the page, for this visitor. */
  cookie: string | null
}

/** Headers in one flat list, names and values in turn, as Node writes them. */
export type Reply = { status: number; headers: readonly string[]; body: Buffer | null }

/** At once where the page was asked for in this encoding before. */
export function replyFrom(page: StoredPage, asked: PageRequest): Reply | Promise<Reply> {
  // Only what was found can be as it was. RFC 9110, section 13.2.1.
  if (page.status === 200 && isKnown(page.etag, asked.known)) {
    return withCookie({ status: 304, headers: page.headers, body: null }, asked.cookie)
  }
  const encoding = encodingFor(asked.encodings, page.whole.length) ?? 'identity'
  const ready = page.replies.get(encoding) ?? madeReply(page, encoding)
  const own = (reply: Reply) =>
    withCookie(asked.method === 'HEAD' ? { ...reply, body: null } : reply, asked.cookie)
  return ready instanceof Promise ? ready.then(own) : own(ready)
}

const withCookie = (reply: Reply, cookie: string | null): Reply =>
  cookie === null ? reply : { ...reply, headers: [...reply.headers, 'Set-Cookie', cookie] }

/** Made once for all readers; those who come meanwhile wait for it. */
function madeReply(page: StoredPage, encoding: Encoding): Promise<Reply> {
  const making = bodyIn(page, encoding).then((body): Reply => {
    const names = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    const headers = [...page.headers, ...names, 'Content-Length', String(body.length)]
    return { status: page.status, headers, body }
  })
  page.replies.set(encoding, making)
  making.then(
    (reply) => page.replies.set(encoding, reply),
    () => page.replies.delete(encoding),
  )
  return making
}

const bodyIn = async (page: StoredPage, encoding: Encoding): Promise<Buffer> =>
  encoding === 'identity' ? page.whole : COMPRESSORS[encoding](page.whole)

function encodingFor(accepted: string | undefined, length: number): Compressed | null {
  if (!accepted || length < COMPRESSED_FROM_BYTES) return null
  return ENCODINGS.find((encoding) => isAccepted(encoding, accepted)) ?? null
}

/** Whether `Accept-Encoding` lists it and does not refuse it by `q=0`. */
export function isAccepted(encoding: Compressed, accepted: string): boolean {
  const at = accepted.indexOf(encoding)
  return at >= 0 && !REFUSED.test(accepted.slice(at + encoding.length))
}

const REFUSED = /^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/
