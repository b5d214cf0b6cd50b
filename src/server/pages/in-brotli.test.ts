import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { inBrotli } from './in-brotli.ts'

const TEXT = '<!doctype html>'

async function answered(encodings: string, init: { method?: string; type?: string } = {}) {
  const { method = 'GET', type = 'text/html; charset=utf-8' } = init
  const asked = new Request('https://shop.example/order', {
    method,
    headers: { 'accept-encoding': encodings },
  })
  const { headers, body } = await inBrotli(
    new Response(TEXT, { headers: { 'content-type': type } }),
    asked,
  )
  const bytes = Buffer.from(await new Response(body).arrayBuffer())
  return { encoding: headers.get('content-encoding'), bytes }
}

test('decision 0048: a page is sent in Brotli to who takes it, and only a page', async () => {
  const packed = await answered('gzip, deflate, br, zstd')
  expect(packed.encoding).toBe('br')
  expect(String(brotliDecompressSync(packed.bytes))).toBe(TEXT)

  const others = [
    answered('gzip'),
    answered('br;q=0, gzip'),
    answered('br', { method: 'HEAD' }),
    answered('br', { type: 'text/x-script' }),
  ]
  for (const { encoding, bytes } of await Promise.all(others)) {
    expect(encoding).toBeNull()
    expect(String(bytes)).toBe(TEXT)
  }
})
