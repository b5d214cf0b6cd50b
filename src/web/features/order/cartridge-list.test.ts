import { expect, test } from 'vitest'

import { addressOfPage, canPack, itemOf, listQueryOf } from './cartridge-list.ts'

const LEMON = {
  serial: 'AC-CI01',
  nameEn: 'Lemon',
  nameJa: 'レモン',
  nameKo: null,
  kind: 'citrus',
  active: 1,
  priceJpy: 5_400,
  priceUsdMinor: 5_400,
  available: 3,
}

test('§2 cartridge list: a page is asked for by text, category and number', () => {
  const asked = listQueryOf(new URLSearchParams('q= rose &kind=floral&page=2'))

  expect(asked).toEqual({ text: 'rose', kind: 'floral', page: 2 })
  expect(addressOfPage(asked, 3)).toBe('?q=rose&kind=floral&page=3')
})

test('§2 cartridge list: what the address cannot mean asks for the first page of all', () => {
  for (const address of ['', 'kind=smoke&page=0', 'kind=all&page=-1', 'page=1.5', 'page=x']) {
    expect(listQueryOf(new URLSearchParams(address))).toEqual({ text: '', kind: 'all', page: 1 })
  }
  expect(addressOfPage({ text: '', kind: 'all' }, 1)).toBe('?')
})

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
