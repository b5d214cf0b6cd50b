import { expect, test } from 'vitest'

import { canPack, itemOf } from './cartridge-list.ts'

const LEMON = {
  serial: 'AC-CI01',
  name: { en: 'Lemon', ja: 'レモン', ko: null },
  kind: 'citrus',
  active: 1,
  priceJpy: 5_400,
  priceUsdMinor: 5_400,
  available: 3,
}

test('§4 languages: a scent without a Korean name is called by its English one, once', () => {
  expect(itemOf(LEMON, 'ja')).toMatchObject({ name: 'レモン', english: 'Lemon' })
  expect(itemOf(LEMON, 'ko')).toMatchObject({ name: 'Lemon', english: null })
})

test('a scent that is made to order has no price and is never packed', () => {
  const custom = itemOf({ ...LEMON, priceJpy: null, priceUsdMinor: null }, 'en')

  expect(custom.isMadeToOrder).toBe(true)
  expect(canPack(custom)).toBe(false)
})

test('§9 out of stock: with nothing left a scent is not packed, with one left it is', () => {
  expect(canPack(itemOf({ ...LEMON, available: 0 }, 'en'))).toBe(false)
  expect(canPack(itemOf({ ...LEMON, available: 1 }, 'en'))).toBe(true)
})
