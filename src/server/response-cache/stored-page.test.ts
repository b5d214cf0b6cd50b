import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { replyFrom, storedPage } from './stored-page.ts'

const HTML = '<p>香り</p>'.repeat(300)
const page = storedPage(Buffer.from(HTML), [['Vary', 'Cookie']], { staleAt: 0 })
const ASKED = { method: 'GET', known: undefined, encodings: undefined, cookie: null }

/** Of a flat list. */
const headerOf = (headers: readonly string[], name: string) =>
  headers.find((_, at) => at % 2 === 1 && headers[at - 1] === name)

const encodingOf = async (encodings: string | undefined, text = HTML) => {
  const { headers } = await replyFrom(storedPage(Buffer.from(text), [], { staleAt: 0 }), {
    ...ASKED,
    encodings,
  })
  return headerOf(headers, 'Content-Encoding') ?? 'none'
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, zstd', 'zstd'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip', 'br'],
  ['br; q=0.0, zstd;q=0', 'none'],
  ['identity', 'none'],
  ['', 'none'],
  [undefined, 'none'],
])('a reader who takes %s is given %s', async (accepted, encoding) => {
  expect(await encodingOf(accepted)).toBe(encoding)
})

test('a body that fits one packet is not compressed', async () => {
  expect(await encodingOf('br', 'short')).toBe('none')
})

test('every encoding says the same, and is made once for all who wait', async () => {
  const unpack = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync }
  for (const [encodings, unpacked] of Object.entries(unpack)) {
    const asked = { ...ASKED, encodings }
    const [first, second] = await Promise.all([replyFrom(page, asked), replyFrom(page, asked)])
    expect(String(unpacked(first.body ?? ''))).toBe(HTML)
    expect(second.body).toBe(first.body)
    expect(replyFrom(page, asked)).not.toBeInstanceOf(Promise)
    expect(headerOf(first.headers, 'Content-Length')).toBe(String(first.body?.length))
  }
})

test('a visitor who has the page gets a 304, whatever other entity tags are listed', async () => {
  const known = ['"x"', page.etag, `"x", ${page.etag}`, '*', undefined]
  const replies = await Promise.all(known.map((tag) => replyFrom(page, { ...ASKED, known: tag })))
  expect(replies.map(({ status }) => status)).toEqual([200, 304, 304, 304, 200])
  expect(replies[1]?.body).toBeNull()
})

test('a cookie is set for one visitor and not cached; a HEAD request gets no body', async () => {
  const first = await replyFrom(page, { ...ASKED, cookie: 'lang=ja' })
  const second = await replyFrom(page, { ...ASKED, method: 'HEAD' })
  expect(headerOf(first.headers, 'Set-Cookie')).toBe('lang=ja')
  expect(headerOf(second.headers, 'Set-Cookie')).toBeUndefined()
  expect(second.body).toBeNull()
  expect(headerOf(second.headers, 'Content-Length')).toBe(String(Buffer.byteLength(HTML)))
})
