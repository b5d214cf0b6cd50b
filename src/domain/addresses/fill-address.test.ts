import { expect, test } from 'vitest'

import { addressForm, isRequiredIn } from './address-form.ts'
import { agreesWith, commonPlace, fillAddress, hasHouseNumber, takePlace } from './fill-address.ts'

const GINZA = { state: 'JP-13', city: '中央区', town: '銀座' }
const EMPTY = { state: '', city: '', line1: '' }

test('Decisions, section 12: a postal code fills in what is empty', () => {
  expect(fillAddress(GINZA, EMPTY, null)).toEqual({
    change: { state: 'JP-13', city: '中央区', line1: '銀座' },
    isInTheWay: false,
  })
})

test('Decisions, section 12: what was typed is never overwritten unseen', () => {
  const input = { state: 'JP-27', city: '大阪市北区', line1: '梅田1-1' }
  expect(fillAddress(GINZA, input, null)).toEqual({ change: {}, isInTheWay: true })
  expect(fillAddress(GINZA, { ...EMPTY, city: '港区' }, null)).toEqual({
    change: { state: 'JP-13', line1: '銀座' },
    isInTheWay: true,
  })
})

test('Decisions, section 12: what the former code filled in gives way to the next one', () => {
  const input = { state: 'JP-13', city: '中央区', line1: '銀座' }
  const umeda = { state: 'JP-27', city: '大阪市北区', town: '梅田' }
  expect(fillAddress(umeda, input, GINZA).change).toEqual({
    state: 'JP-27',
    city: '大阪市北区',
    line1: '梅田',
  })
  expect(fillAddress(umeda, { ...input, line1: '銀座4-5-6' }, GINZA)).toEqual({
    change: { state: 'JP-27', city: '大阪市北区' },
    isInTheWay: true,
  })
})

test('Decisions, section 12: a town with its number typed behind it is right as it is', () => {
  const input = { state: 'JP-13', city: '中央区', line1: '銀座4-5-6' }
  expect(fillAddress(GINZA, input, null)).toEqual({ change: {}, isInTheWay: false })
  expect(takePlace(GINZA, input)).toEqual(input)
  expect(takePlace(GINZA, { ...input, line1: '見本町1' }).line1).toBe('銀座')
  const latin = { ...GINZA, city: 'Chuo-ku', town: 'Ginza' }
  const typed = { state: 'JP-13', city: 'Chuo-ku', line1: '4-5-6 Ginza' }
  expect(fillAddress(latin, typed, null)).toEqual({ change: {}, isInTheWay: false })
})

test('Decisions, section 12: of several places only what they share is filled in', () => {
  const other = { ...GINZA, town: '築地' }
  expect(commonPlace({ isWhole: true, places: [GINZA] })).toEqual(GINZA)
  expect(commonPlace({ isWhole: true, places: [GINZA, other] })).toEqual({ ...GINZA, town: '' })
  expect(commonPlace({ isWhole: false, places: [GINZA] })).toEqual({ ...GINZA, town: '' })
  const mie = { state: 'JP-24', city: '桑名郡木曽岬町', town: '' }
  expect(commonPlace({ isWhole: true, places: [GINZA, mie] })).toEqual({
    state: '',
    city: '',
    town: '',
  })
  expect(commonPlace({ isWhole: true, places: [] })).toBeNull()
})

test('a line without a number may lack its house number', () => {
  for (const line of ['銀座4-5-6', '銀座４丁目', '大字見本三番地', '無番地']) {
    expect(hasHouseNumber(line), line).toBe(true)
  }
  for (const line of ['銀座', '六本木', '三番町', '八重洲', '北一条西', 'Ginza']) {
    expect(hasHouseNumber(line), line).toBe(false)
  }
})

test('§3 address: fields of East Asia go from large to small, where the reader writes so', () => {
  const order = (country: string, locale: 'ja' | 'en' | 'ko') =>
    addressForm(country, locale).map(({ part }) => part)
  const large = ['postalCode', 'state', 'city', 'line1', 'line2']
  expect(order('JP', 'ja')).toEqual(large)
  expect(order('JP', 'en')).toEqual(large)
  expect(order('KR', 'ko')).toEqual(large)
  expect(order('KR', 'en')).toEqual(['line1', 'line2', 'city', 'state', 'postalCode'])
  expect(order('US', 'ja')[0]).toBe('line1')
})

test('§3 address: fields that a country does not have are left out', () => {
  expect(addressForm('HK', 'en').map(({ part }) => part)).not.toContain('postalCode')
  expect(isRequiredIn('HK', 'postalCode')).toBe(false)
  expect(isRequiredIn('JP', 'state')).toBe(true)
  expect(isRequiredIn('CH', 'state')).toBe(false)
  expect(isRequiredIn('JP', 'line2')).toBe(false)
})

test('Decisions, section 12: an address agrees with its code by prefecture, city and town', () => {
  const input = { state: 'JP-13', city: '中央区', line1: '銀座4-5-6' }
  expect(agreesWith(GINZA, input)).toBe(true)
  expect(agreesWith(GINZA, { ...input, line1: '築地1' })).toBe(false)
  expect(agreesWith(GINZA, { ...input, city: '港区' })).toBe(false)
  expect(agreesWith(GINZA, { ...input, state: 'JP-27' })).toBe(false)
  expect(agreesWith(GINZA, { ...input, city: 'Chuo-ku', line1: '4-5-6 Ginza' })).toBe(true)
  expect(agreesWith({ ...GINZA, city: 'Chuo-ku', town: 'Ginza' }, input)).toBe(true)
  expect(agreesWith(GINZA, { ...input, city: '' })).toBe(false)
})
