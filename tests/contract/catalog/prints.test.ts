/** The drawings of scents as files, which any cache may store for ever. Spec §3 "Cartridge categories". */
import { expect, test } from 'vitest'

import { PRINTS_VERSION, printPath, sealPath, sealRowPath } from '#domain/prints/address.ts'
import { printSvg } from '#domain/prints/print.ts'
import { sealRowSvg, sealSvg } from '#domain/prints/seal.ts'

import { openTestShop } from '../../support/shop/shop.ts'

const YUZU = printPath('AC-CI05', 'citrus')
const FOLDER = `/prints/${PRINTS_VERSION}`

test('§3 a print is the same file every time and may be cached for ever', async () => {
  await using shop = await openTestShop()
  const first = await fetch(shop.address + YUZU)
  const body = await first.text()

  expect(first.status).toBe(200)
  expect(body).toBe(printSvg('AC-CI05', 'citrus'))
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    // Lines of figures: half of them is air.
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
    etag: expect.stringMatching(/^W\/"[0-9a-f]+"$/),
  })
  expect(first.headers.get('set-cookie')).toBeNull()

  const again = await fetch(shop.address + YUZU)
  expect(await again.text()).toBe(body)
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
})

test('§3 a seal is a file of the same kind', async () => {
  await using shop = await openTestShop()
  const answer = await fetch(shop.address + sealPath('AC-CI05', 'citrus'))

  expect([answer.status, await answer.text()]).toEqual([200, sealSvg('AC-CI05', 'citrus')])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('§3 seals side by side are one file, and only of what is drawn', async () => {
  await using shop = await openTestShop()
  const set = [
    { serial: 'AC-CI05', kind: 'citrus' },
    { serial: 'AC-PG02', kind: 'perfume/fragrance' },
  ]
  const path = sealRowPath(set)
  expect(path).toMatch(/\/row\/citrus\.AC-CI05~perfume-fragrance\.AC-PG02\.svg$/)
  const answer = await fetch(shop.address + path)
  expect([answer.status, await answer.text()]).toEqual([200, sealRowSvg(set)])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')

  const many = sealRowPath(Array.from({ length: 7 }, () => ({ serial: 'AC-CI05', kind: 'citrus' })))
  for (const wrong of [path.replace('citrus', 'volcanic'), path.replace('AC-CI05', '..'), many]) {
    expect((await fetch(shop.address + wrong)).status).toBe(404)
  }
})

test('§3 a client that has the file gets no bytes, and HEAD answers with the headers of GET', async () => {
  await using shop = await openTestShop()
  const { headers } = await fetch(shop.address + YUZU)
  const kept = await fetch(shop.address + YUZU, {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  })
  expect([kept.status, await kept.text()]).toEqual([304, ''])

  const head = await fetch(shop.address + YUZU, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(head.headers.get('content-type')).toBe('image/svg+xml')
})

const NOWHERE = {
  'another version': '/scents/0/citrus/AC-CI05.svg',
  'an unknown kind': `${FOLDER}/volcanic/AC-CI05.svg`,
  'a kind as the catalogue writes it': `${FOLDER}/perfume/fragrance/AC-PG02.svg`,
  'a property every object has': `${FOLDER}/constructor/AC-CI05.svg`,
  'another type': `${FOLDER}/citrus/AC-CI05.gif`,
  'no type': `${FOLDER}/citrus/AC-CI05`,
  'no serial': `${FOLDER}/citrus/.svg`,
  markup: `${FOLDER}/citrus/%3Cscript%3E.svg`,
  'a way out': `${FOLDER}/citrus/..%2F..%2Fetc%2Fpasswd.svg`,
  'a line end': `${FOLDER}/citrus/AC%0D%0AX-Evil%3A1.svg`,
  '41 letters': `${FOLDER}/citrus/${'A'.repeat(41)}.svg`,
  'a broken escape': `${FOLDER}/citrus/%E0%A4%A.svg`,
  'a folder': `${FOLDER}/citrus/`,
}

test('§3 where no print is, untrusted addresses included, the answer is 404 and is not cached', async () => {
  await using shop = await openTestShop()
  for (const [name, path] of Object.entries(NOWHERE)) {
    const answer = await fetch(shop.address + path)
    expect(answer.status, name).toBe(404)
    expect(answer.headers.get('cache-control') ?? '', name).not.toContain('immutable')
  }
  expect(shop.complaints).toEqual([])
})
