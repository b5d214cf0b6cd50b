import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { inlineScriptDigests } from './inline-scripts.ts'
import { bodyIn, encodingFor, isKnown, storedPage } from './stored-page.ts'

const LONG = 2_000

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, zstd', 'zstd'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip', 'br'],
  ['br; q=0.0, zstd;q=0', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a reader who takes %s is given %s', (accepted, encoding) => {
  expect(encodingFor(accepted, LONG)).toBe(encoding)
})

test('a body that fits one packet is not compressed', () => {
  expect(encodingFor('br', 500)).toBe('identity')
})

test('every encoding says the same, and is made once', async () => {
  const html = '<p>香り</p>'.repeat(300)
  const page = storedPage(Buffer.from(html), [], 0)
  expect(String(brotliDecompressSync(await bodyIn(page, 'br')))).toBe(html)
  expect(String(zstdDecompressSync(await bodyIn(page, 'zstd')))).toBe(html)
  expect(String(gunzipSync(await bodyIn(page, 'gzip')))).toBe(html)
  expect(await bodyIn(page, 'br')).toBe(await bodyIn(page, 'br'))
})

test('a reader who has the page is told so, whatever else is listed', () => {
  const page = storedPage(Buffer.from('page'), [], 0)
  const other = storedPage(Buffer.from('other'), [], 0)
  expect(isKnown(page, page.etag)).toBe(true)
  expect(isKnown(page, `"x", ${page.etag}`)).toBe(true)
  expect(isKnown(page, '*')).toBe(true)
  expect(isKnown(page, other.etag)).toBe(false)
  expect(isKnown(page, undefined)).toBe(false)
})

test('the policy names scripts that stand in the page, and neither files nor data', () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{}</script>
    <script>go()</script><script type="module">go()</script><script type="module">stop()</script>`
  // echo -n 'go()' | openssl dgst -sha256 -binary | base64
  expect(inlineScriptDigests(html)).toHaveLength(2)
  expect(inlineScriptDigests('<script>go()</script>')).toEqual([
    '5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=',
  ])
})
