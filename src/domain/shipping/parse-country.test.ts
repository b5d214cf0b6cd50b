import { expect, test } from 'vitest'

import { countriesToChoose } from './country-list.ts'
import { COUNTRY_CODES } from './iso-3166.ts'
import { searchCountries } from './parse-country.ts'

const LISTED = countriesToChoose('ko').map(({ code }) => code)

test.each([
  ['KR', '한국 남한 대한민국 ㄷㅎ ㅎㄱ 대하 KR kor 韓国 かんこく カンコク Korea'.split(' ')],
  ['JP', ['日本', 'にほん', 'ニホン', 'にっぽん', '일본', 'japan', 'Nippon', 'ＪＰ', 'ㅇㅂ']],
  ['US', ['USA', '미국', '米国', 'べいこく', 'アメリカ', 'america', 'US', 'United States']],
  ['TW', ['대만', '타이완', '台湾', 'たいわん', 'taiwan']],
  ['GB', ['영국', '英国', 'いぎりす', 'UK', 'England', 'great britain']],
  ['AE', ['UAE', '아랍에미리트', 'アラブ首長国', 'emirates']],
  ['TR', ['터키', '튀르키예', 'トルコ', 'Turkey', 'turkiye', 'Türkiye']],
  ['AU', ['호주', '오스트레일리아', '豪州', 'おーすとらりあ', 'Aus']],
  ['ZA', ['남아공', '남아프리카', '南アフリカ', 'みなみあふりか']],
  ['CN', ['중국', '中国', 'ちゅうごく', 'china']],
])(
  'Decisions, section 13: %s is the first of the countries found by each of %o',
  (code, inputs) => {
    for (const input of inputs)
      expect([input, searchCountries(LISTED, input)[0]]).toEqual([input, code])
  },
)

test('Decisions, section 13: letters inside a Latin word find nothing', () => {
  expect(searchCountries(COUNTRY_CODES, 'KR')).toEqual(['KR'])
  expect(searchCountries(COUNTRY_CODES, 'zzz')).toEqual([])
})

test('Decisions, section 13: only what is offered is found, and a part of a name leaves several', () => {
  expect(searchCountries(['JP', 'UA'], '한국')).toEqual([])
  expect(searchCountries(COUNTRY_CODES, '기니')).toEqual(['GN', 'GW', 'GQ', 'PG'])
})
