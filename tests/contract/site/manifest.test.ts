/** The site on a home screen. Decisions, section 1: the company's name is a setting. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

type Manifest = {
  name: string
  short_name: string
  lang: string
  theme_color: string
  icons: { src: string; sizes: string; purpose: string }[]
}

const manifestOf = (shop: TestShop, headers: Record<string, string>, query = '') =>
  shop.call<Manifest>({ path: `/manifest.webmanifest${query}`, headers })

test('decisions §4 languages: the manifest names the company in the language of the request', async () => {
  await using shop = await openTestShop()
  const answers = await Promise.all([
    manifestOf(shop, { 'accept-language': 'en-US' }),
    manifestOf(shop, { 'accept-language': 'ja' }),
    manifestOf(shop, { cookie: 'lang=ko', 'accept-language': 'en' }),
    manifestOf(shop, { 'accept-language': 'en' }, '?locale=ko'),
  ])
  expect(answers.map(({ body: { lang, name, short_name } }) => [lang, name, short_name])).toEqual([
    ['en', 'Aroma Works', 'Aroma Works'],
    ['ja', 'アロマワークス', 'アロマワークス'],
    ['ko', '아로마웍스', '아로마웍스'],
    ['ko', '아로마웍스', '아로마웍스'],
  ])
  for (const { status, headers } of answers) {
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/manifest+json')
    expect(headers.get('vary')).toContain('Accept-Language')
  }
})

test('the company can be renamed, and a shop without a name goes by its address', async () => {
  await using shop = await openTestShop()
  await shop.query(`update settings set value = 'Smell & Co.' where key = 'company.name'`)
  await shop.query(`delete from settings where key in ('company.name_ja', 'company.name_ko')`)
  expect((await manifestOf(shop, {}, '?locale=ja')).body.name).toBe('Smell & Co.')

  await shop.query(`delete from settings where key = 'company.name'`)
  const { name } = (await manifestOf(shop, {})).body
  expect(name).toBe(new URL(shop.address).host.replace('127.0.0.1', 'localhost'))
})

test('every icon of the manifest is there in its size, and its ground is the one of the pages', async () => {
  await using shop = await openTestShop()
  const { icons, theme_color: colour } = (await manifestOf(shop, {})).body
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(`public${src}`).metadata()
    expect([format, `${width}x${height}`]).toEqual(['png', sizes])
  }
  expect(readFileSync('src/web/styles/tokens.css', 'utf8')).toContain(`--chalk-2: ${colour};`)

  const touch = await sharp('public/icons/apple-touch-icon.png').metadata()
  expect([touch.width, touch.height]).toEqual([180, 180])
  const favicon = readFileSync('public/favicon.ico')
  const embedded = await sharp(favicon.subarray(favicon.readUInt32LE(18))).metadata()
  expect([embedded.width, embedded.height]).toEqual([32, 32])
})
