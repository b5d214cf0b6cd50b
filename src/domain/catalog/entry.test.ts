import { expect, test } from 'vitest'

import { ENTRY_KEYS, entryInput, languagesOf, readEntry } from './entry.ts'

const LEMON = { nameEn: 'Lemon', nameJa: 'レモン', nameKo: '', kind: 'citrus', isListed: 'yes' }

test('a cartridge has its English name, and a price in both currencies or on request', () => {
  const read = (more: object) => readEntry('cartridges', { ...LEMON, ...more })
  expect(read({}).errors).toEqual([])
  expect(read({}).values).toMatchObject({ nameKo: null, isListed: true, priceJpy: null })
  expect(read({ priceJpy: '5400', priceUsdMinor: '5400' }).values.priceJpy).toBe(5400)
  expect(read({ priceJpy: '5400' }).errors).toEqual([
    { field: 'priceUsdMinor', code: 'both_prices' },
  ])
  expect(read({ nameEn: ' ' }).errors).toEqual([{ field: 'nameEn', code: 'missing' }])
  expect(read({ nameJa: 'あ'.repeat(101) }).errors).toEqual([{ field: 'nameJa', code: 'invalid' }])
  expect(read({ priceJpy: '-1', priceUsdMinor: '1' }).errors).toContainEqual({
    field: 'priceJpy',
    code: 'invalid',
  })
})

test('platforms are a list, each named once', () => {
  const input = { nameEn: 'A', taglineEn: 'B' }
  const read = (platforms: string) => readEntry('applications', { ...input, platforms })
  expect(read('Windows / macOS, Windows').values.platforms).toEqual(['Windows', 'macOS'])
  expect(read(' , ').errors).toEqual([{ field: 'platforms', code: 'missing' }])
})

test('scents that go well together are product codes, six at most', () => {
  const read = (goesWith: string) => readEntry('cartridges', { ...LEMON, goesWith })
  expect(read('ac-hb02、AC-DR03 AC-HB02').values.goesWith).toEqual(['AC-HB02', 'AC-DR03'])
  expect(read('').values.goesWith).toEqual([])
  const invalid = [{ field: 'goesWith', code: 'invalid' }]
  expect(read('mint').errors).toEqual(invalid)
  expect(read('AC-CI01 AC-CI02 AC-CI03 AC-CI04 AC-CI05 AC-CI06 AC-CI07').errors).toEqual(invalid)
})

test('what a form is filled with is read back as the same', () => {
  const { values } = readEntry('cartridges', LEMON)
  expect(readEntry('cartridges', entryInput('cartridges', values)).values).toEqual(values)
})

test('a language is complete when none of its texts is missing', () => {
  const values = {
    nameEn: 'A',
    nameJa: 'ア',
    nameKo: '아',
    taglineEn: 'B',
    taglineJa: null,
    taglineKo: '비',
  }
  expect(languagesOf('products', values)).toEqual({ ja: false, ko: true })
})

test('a description that English lacks is missing in no language', () => {
  const { values } = readEntry('cartridges', { ...LEMON, nameKo: '레몬' })
  expect(languagesOf('cartridges', values)).toEqual({ ja: true, ko: true })
  const described = { ...values, descriptionEn: 'Just peeled.' }
  expect(languagesOf('cartridges', described)).toEqual({ ja: false, ko: false })
})

test('a new SDK is identified by lower-case letters, digits and hyphens', () => {
  expect(ENTRY_KEYS.sdks(' linux-sdk ')).toBe('linux-sdk')
  for (const input of ['', 'Linux', 'a--b', '-a', 'a/b', '../x'])
    expect(ENTRY_KEYS.sdks(input)).toBeNull()
})
