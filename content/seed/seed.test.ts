import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { CARTRIDGES_PER_PACKAGE } from '#domain/cart/policy.ts'
import { isCartridgeKind, KINDS } from '#domain/catalog/cartridge.ts'
import { KIT_PRICE_DEFAULT_YEN } from '#domain/orders/policy.ts'
import { HOME_BACKGROUND_KEY, homeBackgroundOf } from '#domain/settings/home-background.ts'
import { COUNTRY_CODES } from '#domain/shipping/iso-3166.ts'
import { zoneOf } from '#domain/shipping/zone.ts'
import { parseCsv } from '#shared/csv.ts'

const read = (name: string) =>
  parseCsv(readFileSync(new URL(`./${name}.csv`, import.meta.url), 'utf8'))

const cartridges = read('cartridges')
const products = read('products')
const prices = read('prices')
const sdks = read('sdks')
const settings = read('settings')

const HANGUL = /\p{Script=Hangul}/u
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const priceOf = (product: string, currency: string) =>
  prices.filter((it) => it.product_id === product && it.currency === currency && it.active === '1')

test.each([
  ['cartridges', 'serial', 108],
  ['kinds', 'kind', 17],
  ['products', 'slug', 8],
  ['sdks', 'slug', 10],
  ['settings', 'key', settings.length],
  ['countries', 'code', 249],
])('§3 seed: %s have one row for each %s, %i in all, without stray blanks', (name, key, count) => {
  const rows = read(name)
  expect(rows).toHaveLength(count)
  expect(new Set(rows.map((row) => row[key])).size).toBe(count)
  for (const cell of rows.flatMap((row) => Object.values(row))) expect(cell).toBe(cell.trim())
})

test('§3 seed: every cartridge is of a known kind, and every kind has a listed cartridge', () => {
  expect(read('kinds').map(({ kind }) => kind)).toEqual([...KINDS])
  for (const { kind } of cartridges) expect(isCartridgeKind(kind)).toBe(true)
  const listed = cartridges.filter(({ active }) => active === '1')
  expect(listed).toHaveLength(100)
  expect(new Set(listed.map(({ kind }) => kind)).size).toBe(KINDS.length)
})

test('§1 seed: custom scents have neither price nor stock, all others cost ¥5,400 or $54', () => {
  for (const { kind, price_jpy, price_usd_minor, stock } of cartridges) {
    const price = kind === 'custom' ? '' : '5400'
    expect([price_jpy, price_usd_minor]).toEqual([price, price])
    expect(Number(stock)).toBeLessThanOrEqual(kind === 'custom' ? 0 : 240)
    expect(stock).toMatch(/^\d+$/)
  }
})

test('§1 seed: some listed scents are sold out and some have fewer than a package', () => {
  const stocks = cartridges
    .filter(({ active, kind }) => active === '1' && kind !== 'custom')
    .map(({ stock }) => Number(stock))
  expect(stocks.filter((stock) => stock === 0).length).toBeGreaterThan(0)
  expect(
    stocks.filter((stock) => stock > 0 && stock < CARTRIDGES_PER_PACKAGE).length,
  ).toBeGreaterThan(0)
})

test('§2 seed: the six product pages and the two things that are ordered are there', () => {
  expect(products.map(({ slug }) => slug)).toEqual([
    'aroma-shooter-3',
    'aroma-shooter',
    'aroma-shooter-wearable-3',
    'aroma-speaker-60',
    'aroma-shooter-1',
    'aroma-cartridge',
    'kit',
    'refill-pack',
  ])
  expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length)
})

test('§9 seed: what is sold has one active price in each currency, what is not has none', () => {
  for (const { id = '', is_sold } of products) {
    const count = is_sold === '1' ? 1 : 0
    expect([id, priceOf(id, 'jpy').length, priceOf(id, 'usd').length]).toEqual([id, count, count])
  }
  for (const { product_id, unit_amount } of prices) {
    expect(products.map(({ id }) => id)).toContain(product_id)
    expect(unit_amount).toMatch(/^[1-9]\d*$/)
  }
})

test('§9 seed: the kit costs its default price and a refill pack six cartridges', () => {
  expect(priceOf('kit', 'jpy')[0]?.unit_amount).toBe(String(KIT_PRICE_DEFAULT_YEN))
  for (const currency of ['jpy', 'usd']) {
    const cartridge = Number(priceOf('aroma-cartridge', currency)[0]?.unit_amount)
    const refill = Number(priceOf('refill-pack', currency)[0]?.unit_amount)
    expect(refill).toBe(cartridge * CARTRIDGES_PER_PACKAGE)
  }
})

test('§1 seed: the free SDKs are free and the premium one costs $300', () => {
  const paid = sdks.filter(
    ({ price_jpy, price_usd_minor }) => price_jpy !== '0' || price_usd_minor !== '0',
  )
  expect(paid).toMatchObject([
    { slug: 'unity-premium-sdk', price_jpy: '30000', price_usd_minor: '30000' },
  ])
  for (const { version } of sdks) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})

test('§1 seed: every text is there in three languages, each in its own script', () => {
  const texts = [
    ...cartridges.map(({ ename, jname, kname }) => [ename, jname, kname]),
    ...read('kinds').map(({ label_en, label_ja, label_ko }) => [label_en, label_ja, label_ko]),
    ...products.map(({ name_en, name_ja, name_ko }) => [name_en, name_ja, name_ko]),
    ...products.map(({ tagline_en, tagline_ja, tagline_ko }) => [
      tagline_en,
      tagline_ja,
      tagline_ko,
    ]),
  ]
  for (const [en = '', ja = '', ko = ''] of texts) {
    expect(en).toMatch(/^[\p{Script=Latin}\p{Script=Common}]+$/u)
    expect(ja).toMatch(JAPANESE)
    expect(ja).not.toMatch(HANGUL)
    expect(ko).toMatch(HANGUL)
    expect(ko).not.toMatch(JAPANESE)
  }
})

test('§11 seed: the countries are those of ISO 3166-1, each in its zone, and Japan is served', () => {
  const countries = read('countries')
  expect(countries.map(({ code }) => code)).toEqual(COUNTRY_CODES)
  for (const { code = '', zone, enabled } of countries) {
    expect([code, zone]).toEqual([code, String(zoneOf(code))])
    expect(enabled).toMatch(/^[01]$/)
  }
  expect(countries).toContainEqual({ code: 'JP', zone: 'domestic', enabled: '1' })
})

test('§3 seed: the settings name the rules that staff may change, the company and the slides', () => {
  const valueByKey = new Map(settings.map(({ key, value }) => [key, value]))
  expect(valueByKey.get('currency_rate')).toBe('0.01')
  expect(valueByKey.get('plate_serial_prefix')).toBe('ASN2')
  expect(valueByKey.get('transaction_fee_jpy')).toBe('0')
  expect(valueByKey.get('terms_version')).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(valueByKey.get('company.email')).toMatch(/@example\.com$/)
  for (const { value, description } of settings) {
    expect(value).not.toBe('')
    expect(description).not.toBe('')
  }
})

test('§3 seed: the background of the home slider is one that the page knows', () => {
  const row = settings.find(({ key }) => key === HOME_BACKGROUND_KEY)
  expect(homeBackgroundOf(row?.value)).toEqual({ kind: 'named', name: row?.value })
})
