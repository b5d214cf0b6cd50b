import { expect, test } from 'vitest'

import { LOCALES } from '#shared/locale.ts'

import { EU_MEMBER_STATES, EU_TERRITORIES, isEuropeanUnion } from './country.ts'
import { countriesFor, countriesToChoose } from './country-list.ts'
import { COUNTRY_NAMES, countryName } from './country-names.ts'
import { ALPHA_3, COUNTRY_CODES } from './iso-3166.ts'
import { parseCountry } from './parse-country.ts'
import { zoneOf } from './zone.ts'

test('§5 countries: ISO 3166-1 has 249 codes, each with an alpha-3 code of its own', () => {
  expect(COUNTRY_CODES).toHaveLength(249)
  expect(new Set(ALPHA_3.values()).size).toBe(249)
})

test('§5 EU: 27 member states and their outermost regions are in the Union, its neighbours are not', () => {
  expect(EU_MEMBER_STATES).toHaveLength(27)
  for (const code of [...EU_MEMBER_STATES, ...EU_TERRITORIES]) {
    expect(COUNTRY_CODES).toContain(code)
    expect(isEuropeanUnion(code)).toBe(true)
  }
  for (const code of ['GB', 'CH', 'NO', 'IS', 'LI', 'JP', 'US', 'PF', 'NC', 'GL']) {
    expect(isEuropeanUnion(code)).toBe(false)
  }
})

test.each([
  ['DE', 'de DEU Germany GERMANY ｄｅ ＤＥ ドイツ 독일 Deutschland Allemagne Tyskland'.split(' ')],
  ['DE', ['Federal Republic of Germany', ' germany ', 'ドイツ連邦共和国', 'Γερμανία']],
  ['NL', ['Holland', 'The Netherlands', 'the kingdom of the netherlands', 'オランダ', '네덜란드']],
  ['CZ', ['Czechia', 'Czech Republic', 'Česko', 'チェコ', '체코']],
  ['GR', ['EL', 'Hellas', 'Ελλάδα', 'ギリシャ', '그리스']],
  ['IE', ['Republic of Ireland', 'Éire', 'アイルランド']],
  ['ES', ['Kingdom of Spain', 'España', 'Canary Islands', 'スペイン']],
  ['RE', ['Réunion', 'reunion', 'レユニオン']],
  ['AX', ['Åland Islands', 'Aland Islands', 'ALA']],
  ['GB', ['UK', 'U.K.', 'Great Britain', 'England', 'イギリス', '英国', '영국', 'Ｕ．Ｋ．']],
  ['US', ['USA', 'U.S.A.', 'United States', 'The United States of America', 'アメリカ', '미국']],
  [
    'KR',
    ['South Korea', 'Republic of Korea', 'Korea', '韓国', '大韓民国', '한국', '대한민국', 'KOR'],
  ],
  ['KP', ['North Korea', "Democratic People's Republic of Korea"]],
  ['CN', ['China', "People's Republic of China", '中国', '중국']],
  ['TW', ['Taiwan', 'Republic of China', '台湾', '대만']],
  ['HK', ['Hong Kong', 'hong-kong', '香港', '홍콩', 'HKG']],
  ['TR', ['Turkey', 'Türkiye', 'Turkiye', 'トルコ', '튀르키예', '터키']],
  ['RU', ['Russia', 'Russian Federation', 'ロシア', '러시아']],
  ['JP', ['Japan', 'JPN', 'jp', '日本', '일본', 'にほん', '  Japan ']],
  ['CI', ["Cote d'Ivoire", 'Côte d’Ivoire', 'Ivory Coast']],
  ['CD', ['Democratic Republic of the Congo']],
  ['CG', ['Republic of the Congo', 'Congo']],
  ['LC', ['Saint Lucia', 'St. Lucia']],
  ['TT', ['Trinidad and Tobago', 'Trinidad & Tobago']],
])('§5 countries: %s is recognised as %o', (code, spellings) => {
  for (const spelling of spellings)
    expect([spelling, parseCountry(spelling)]).toEqual([spelling, code])
})

test.each([
  '',
  '   ',
  'EU',
  'Europe',
  'XX',
  'ZZ',
  'ZZZ',
  'Atlantis',
  'Japann',
  '日',
  'the',
  '__proto__',
])('§5 countries: %o is no country', (input) => {
  expect(parseCountry(input)).toBeNull()
})

test('§5 countries: every country is recognised by its codes and by its name in each language', () => {
  for (const [code, alpha3] of ALPHA_3) {
    const spellings = [code, alpha3, ...LOCALES.map((locale) => countryName(code, locale))]
    for (const spelling of spellings) {
      expect([spelling, parseCountry(spelling)]).toEqual([spelling, code])
      expect(parseCountry(` ${spelling.toLowerCase()} `)).toBe(code)
    }
  }
})

test('§5 EU: every member state is recognised by its name in every language of the Union', () => {
  for (const language of 'bg cs da de el es et fi fr hr hu it lt lv nl pl pt ro sk sl sv'.split(
    ' ',
  )) {
    const nameOf = new Intl.DisplayNames([language], { type: 'region' })
    for (const code of EU_MEMBER_STATES) {
      const name = nameOf.of(code) ?? ''
      expect([language, name, parseCountry(name)]).toEqual([language, name, code])
    }
  }
})

test('§1 languages: the list of countries is complete and in the reading order of its language', () => {
  expect([...COUNTRY_NAMES.keys()].sort()).toEqual([...COUNTRY_CODES].sort())
  for (const locale of LOCALES) {
    const names = countriesFor(locale).map(({ name }) => name)
    expect(new Set(names).size).toBe(249)
    expect(names).toContain(countryName('HK', locale))
  }
  const japanese = countriesFor('ja').map(({ name }) => name)
  for (const some of [
    'カメルーン 韓国 ガンビア',
    '西サハラ 日本 ニューカレドニア',
    'チャド 中央アフリカ共和国 中国',
  ]) {
    const [first = '', ...others] = some.split(' ')
    expect(japanese.slice(japanese.indexOf(first) + 1).slice(0, 2)).toEqual(others)
  }
})

test('§1 languages: each name with kanji has a reading, and Japanese brackets are full-width', () => {
  for (const { ja, kana } of COUNTRY_NAMES.values()) {
    expect(kana).toMatch(/^[\u30a1-\u30fc・（）]+$/)
    expect(ja).not.toMatch(/[()]/)
  }
})

test.each([
  ['JP', 'domestic'],
  ['KR', 1],
  ['SG', 2],
  ['GB', 3],
  ['AU', 3],
  ['CA', 3],
  ['AE', 3],
  ['DE', 3],
  ['US', 4],
  ['BR', 5],
  ['ZA', 5],
  ['KZ', 5],
  ['??', 5],
])('§9 shipping: %s is in zone %s', (country, zone) => {
  expect(zoneOf(country)).toBe(zone)
})

test('§9 shipping: every country of a zone exists and is in one zone only', () => {
  const zoned = COUNTRY_CODES.map(zoneOf)
  const counts = [1, 2, 3, 4].map((zone) => zoned.filter((it) => it === zone).length)
  expect(counts).toEqual([3, 20, 22 + 3 + 13 + 25 + 27 + 7, 7])
})

test('Decisions, section 13: lists begin with Japan, Korea and America and leave out what is switched off', () => {
  for (const locale of LOCALES) {
    const codes = countriesToChoose(locale, ['KP', 'DE']).map(({ code }) => code)
    expect(codes.slice(0, 3)).toEqual(['JP', 'KR', 'US'])
    expect(codes).not.toContain('KP')
    expect(codes).toContain('DE')
    expect(new Set(codes).size).toBe(COUNTRY_CODES.length - 1)
  }
})
