import { expect, test } from 'vitest'

import { findPrefecture, PREFECTURES, parsePrefecture, RATE_REGIONS } from './prefecture.ts'

const codeOf = (input: string) => parsePrefecture(input)?.code ?? null

test('§3 prefectures: there are 47, numbered without a gap, in the seven regions of the rates', () => {
  const numbers = PREFECTURES.map(({ code }) => code)
  expect(numbers).toEqual(
    Array.from({ length: 47 }, (_, index) => `JP-${String(index + 1).padStart(2, '0')}`),
  )
  const sizes = RATE_REGIONS.map((it) => PREFECTURES.filter(({ region }) => region === it).length)
  expect(sizes).toEqual([1, 3, 3, 10, 22, 7, 1])
})

test.each([
  ['JP-13', 'jp-13 13 Tokyo TOKYO Tōkyō Tokyo-to 東京都 東京 도쿄 도쿄도 ＪＰ－１３'.split(' ')],
  ['JP-01', ['Hokkaido', 'Hokkaidō', '北海道', '홋카이도', '1', '01']],
  ['JP-26', ['Kyoto', 'Kyoto-fu', '京都府', '京都', '교토', '교토부']],
  ['JP-27', ['Osaka', 'Osaka Prefecture', '大阪府', '大阪', '오사카']],
  ['JP-44', ['Oita', 'Ōita', '大分県', '大分']],
  ['JP-28', ['hyogo-ken', 'Hyōgo', '兵庫']],
  ['JP-46', [' Kagoshima ', '鹿児島県', '가고시마현']],
])('§3 prefectures: %s is recognised as %o', (code, spellings) => {
  for (const spelling of spellings) expect([spelling, codeOf(spelling)]).toEqual([spelling, code])
})

test.each(['', '0', '48', 'JP-48', 'JP-00', '京', 'California', '県', '都'])(
  '§3 prefectures: %o is none',
  (input) => {
    expect(codeOf(input)).toBeNull()
  },
)

test('§3 prefectures: each is recognised by its code and its three names, and by no other name', () => {
  for (const prefecture of PREFECTURES) {
    const { ja, en, ko } = prefecture.name
    for (const spelling of [prefecture.code, ja, en, ko, ja.slice(0, -1), ko.slice(0, -1)]) {
      expect(parsePrefecture(spelling)).toBe(prefecture)
    }
    expect(findPrefecture(prefecture.code)).toBe(prefecture)
  }
})
