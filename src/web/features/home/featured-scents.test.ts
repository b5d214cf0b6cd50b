import { expect, test } from 'vitest'

import { KINDS } from '#domain/catalog/cartridge.ts'
import type { CartridgeRow } from '#domain/catalog/rows.ts'

import {
  FEATURED_SIZE,
  featuredKindOf,
  featuredScentOf,
  pickFeatured,
} from './featured-scents.server.ts'

const row = (serial: string, kind: string, change: Partial<CartridgeRow> = {}): CartridgeRow => ({
  serial,
  name: { en: `Name of ${serial}`, ja: null, ko: null },
  kind,
  active: 1,
  priceJpy: 5400,
  priceUsdMinor: 5400,
  available: 3,
  ...change,
})

const everyKindTwice = KINDS.flatMap((kind) => [row(`${kind}-1`, kind), row(`${kind}-2`, kind)])

test('§2 home: twelve scents of twelve kinds open the shelf', () => {
  const featured = pickFeatured(everyKindTwice, 'all')
  expect(featured).toHaveLength(FEATURED_SIZE)
  expect(new Set(featured.map(({ kind }) => kind)).size).toBe(FEATURED_SIZE)
  expect(featured[0]?.serial).toBe('citrus-1')
})

test('§2 home: a scent that is out of stock gives way to one of its kind that is there', () => {
  const rows = [row('a', 'citrus', { available: 0 }), row('b', 'citrus')]
  expect(pickFeatured(rows, 'all').map(({ serial }) => serial)).toEqual(['b', 'a'])
})

test('§2 home: a kind shows its own scents and no others, never more than fit', () => {
  const many = Array.from({ length: FEATURED_SIZE + 1 }, (_, number) => row(`f${number}`, 'fruit'))
  expect(pickFeatured(many, 'fruit')).toHaveLength(FEATURED_SIZE)
  expect(pickFeatured(everyKindTwice, 'nuts').map(({ serial }) => serial)).toEqual([
    'nuts-1',
    'nuts-2',
  ])
  expect(pickFeatured([], 'all')).toEqual([])
})

test('§2 home: the address may ask for a kind; anything else asks for all', () => {
  expect(featuredKindOf(new URLSearchParams('kind=perfume/fragrance'))).toBe('perfume/fragrance')
  expect(featuredKindOf(new URLSearchParams('kind=petrol'))).toBe('all')
  expect(featuredKindOf(new URLSearchParams())).toBe('all')
})

test('§2 home: a scent is named in the language of the reader and in one more', () => {
  const rose = row('AC-FL01', 'floral', {
    name: { en: 'Rose', ja: 'ローズ', ko: '장미' },
  })
  expect(featuredScentOf(rose, 'en')).toMatchObject({
    name: 'Rose',
    second: { text: 'ローズ', lang: 'ja' },
  })
  expect(featuredScentOf(rose, 'ko')).toMatchObject({
    name: '장미',
    second: { text: 'Rose', lang: 'en' },
  })
  expect(featuredScentOf(row('x', 'floral'), 'ja').second).toBeNull()
})

test('§1 custom scents: what has no price is asked for and not packed', () => {
  const made = featuredScentOf(row('AC-CU01', 'custom', { priceJpy: null, available: 0 }), 'en')
  expect(made).toMatchObject({ price: { jpy: null }, canPack: false })
  expect(featuredScentOf(row('a', 'nuts', { available: 0 }), 'en').canPack).toBe(false)
})
