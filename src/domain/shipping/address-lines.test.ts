import { expect, test } from 'vitest'

import type { Address } from '#domain/addresses/address.ts'

import { addressLines } from './address-lines.ts'

const NOBODY = { name: '', company: '' }

const TOKYO: Address = {
  country: 'JP',
  postalCode: '100-0005',
  state: 'JP-13',
  city: '千代田区',
  line1: '丸の内1-2-3',
  line2: '見本ビル5階',
}
const SEOUL: Address = {
  country: 'KR',
  postalCode: '06236',
  state: 'KR-11',
  city: '강남구',
  line1: '테헤란로 152',
  line2: '강남파이낸스센터 10층 1001호',
}
const BOSTON: Address = {
  country: 'US',
  postalCode: '02115',
  state: 'MA',
  city: 'Boston',
  line1: '1 Sample Street',
  line2: 'Apt 4',
}

test('Decisions, section 12: at home a Japanese address has 〒, no space after the prefecture, and no country', () => {
  expect(addressLines(TOKYO, 'ja', { name: '見本 花', company: '見本株式会社' })).toEqual([
    '〒100-0005',
    '東京都千代田区丸の内1-2-3',
    '見本ビル5階',
    '見本株式会社',
    '見本 花',
  ])
  expect(addressLines(TOKYO, 'en', NOBODY).at(-1)).toBe('Japan')
  expect(addressLines({ ...TOKYO, state: '東京都' }, 'ja', NOBODY)).toEqual(
    addressLines(TOKYO, 'ja', NOBODY),
  )
})

test('Decisions, section 12: a Japanese address in Latin letters is in western order, also for readers of Japanese', () => {
  const romaji = { ...TOKYO, city: 'Chiyoda-ku', line1: '1-2-3 Marunouchi', line2: '' }
  expect(addressLines(romaji, 'ja', { name: 'Hana Mihon', company: '' })).toEqual([
    'Hana Mihon',
    '1-2-3 Marunouchi',
    'Chiyoda-ku, Tokyo 100-0005',
  ])
})

test('Decisions, section 12: a Korean address is one line from large to small after the name', () => {
  const name = '김민지'
  expect(addressLines(SEOUL, 'ko', { name, company: '' })).toEqual([
    '김민지',
    '(06236) 서울특별시 강남구 테헤란로 152, 강남파이낸스센터 10층 1001호',
    '대한민국',
  ])
  for (const state of ['서울', '서울시', '서울특별시', 'Seoul']) {
    expect(addressLines({ ...SEOUL, state }, 'ko', { name, company: '' })[1]).toContain(
      '서울특별시 강남구',
    )
  }
  expect(addressLines({ ...SEOUL, line2: '' }, 'en', NOBODY)).toEqual([
    '(06236) 서울특별시 강남구 테헤란로 152',
    'South Korea',
  ])
})

test('Decisions, section 12: a Korean address in Latin letters is in western order', () => {
  const latin = { ...SEOUL, city: 'Gangnam-gu', line1: '152 Teheran-ro', line2: '10F' }
  expect(addressLines(latin, 'ko', { name: 'Minji Kim', company: '' })).toEqual([
    'Minji Kim',
    '152 Teheran-ro',
    '10F',
    'Gangnam-gu, Seoul 06236',
    '대한민국',
  ])
})

test('Decisions, section 12: elsewhere the town ends the address, with state and postal code where the country writes them', () => {
  expect(addressLines(BOSTON, 'en', { name: 'Ann Lee', company: 'Lab' })).toEqual([
    'Ann Lee',
    'Lab',
    '1 Sample Street',
    'Apt 4',
    'Boston, MA 02115',
    'United States',
  ])
  const zurich = { ...BOSTON, country: 'CH', postalCode: '8001', state: '', city: 'Zürich' }
  expect(addressLines(zurich, 'en', NOBODY)[2]).toBe('8001 Zürich')
  const london = { ...BOSTON, country: 'GB', postalCode: 'SW1A 1AA', state: '', city: 'London' }
  expect(addressLines(london, 'en', NOBODY).slice(2)).toEqual([
    'London',
    'SW1A 1AA',
    'United Kingdom',
  ])
  const kent = { ...london, postalCode: 'CT1 2EH', state: 'Kent', city: 'Canterbury' }
  expect(addressLines(kent, 'ja', NOBODY).slice(2)).toEqual([
    'Canterbury, Kent',
    'CT1 2EH',
    'イギリス',
  ])
  const dubai = { ...BOSTON, country: 'AE', postalCode: '', state: 'Dubai', city: 'Deira' }
  expect(addressLines(dubai, 'en', NOBODY)[2]).toBe('Deira, Dubai')
})
