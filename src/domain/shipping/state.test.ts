import { expect, test } from 'vitest'

import { koreanAreaOf, parseState, stateName, statesOf } from './state.ts'

const PROVINCES = statesOf('KR') ?? []
const parseProvince = (input: string) => parseState('KR', input)

test('Decisions, section 12: Korea has 17 provinces, in the order in which Koreans list them', () => {
  expect(PROVINCES.map(({ name }) => name.ko.slice(0, 2)).join(' ')).toBe(
    '서울 부산 대구 인천 광주 대전 울산 세종 경기 강원 충청 충청 전북 전라 경상 경상 제주',
  )
  expect(new Set(PROVINCES.map(({ code }) => code)).size).toBe(17)
})

test('Decisions, section 12: a province is recognised by its code, its names and its former names', () => {
  for (const province of PROVINCES) {
    for (const spelling of [province.code, ...Object.values(province.name)]) {
      expect(parseProvince(spelling), spelling).toBe(province)
    }
  }
  const codeOf = (input: string) => parseProvince(input)?.code ?? null
  expect(['서울', '서울시', ' SEOUL ', 'ソウル'].map(codeOf)).toEqual(Array(4).fill('KR-11'))
  expect(['경기', '충남', '전라북도', '강원도', '제주도', '세종시', '광주'].map(codeOf)).toEqual([
    'KR-41',
    'KR-44',
    'KR-45',
    'KR-42',
    'KR-49',
    'KR-50',
    'KR-29',
  ])
  expect(['', '강남구', 'Tokyo', '도'].map(codeOf)).toEqual([null, null, null, null])
})

test('Decisions, section 12: the first two digits of a Korean postal code are of one province, in Seoul three of one district', () => {
  const provinces = Array.from({ length: 100 }, (_, two) =>
    koreanAreaOf(`${String(two).padStart(2, '0')}123`),
  )
  expect(provinces[0]).toBeNull()
  expect(provinces.slice(1, 64)).not.toContain(null)
  expect(provinces.slice(64).every((area) => area === null)).toBe(true)
  const placeOf = (code: string) => {
    const area = koreanAreaOf(code)
    return area && [area.province.name.ko, area.district?.ko].join(' ')
  }
  expect(placeOf('06236')).toBe('서울특별시 강남구')
  expect(['01000', '01300', '04524', '06500', '08999'].map(placeOf)).toEqual([
    '서울특별시 강북구',
    '서울특별시 도봉구',
    '서울특별시 중구',
    '서울특별시 서초구',
    '서울특별시 관악구',
  ])
  expect(placeOf('10000')).toBe('경기도 ')
  expect(placeOf('63309')).toBe('제주특별자치도 ')
  expect([placeOf('0623'), placeOf('062361'), placeOf('')]).toEqual([null, null, null])
})

test('Decisions, section 11: states of other countries are typed', () => {
  expect(statesOf('US')).toBeNull()
  expect(parseState('US', 'Tokyo')).toBeNull()
  expect(stateName('US', 'Tokyo', 'ja')).toBe('Tokyo')
  expect(stateName('JP', 'JP-13', 'ko')).toBe('도쿄도')
  expect(stateName('KR', '서울시', 'en')).toBe('Seoul')
})
