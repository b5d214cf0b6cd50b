import { expect, test } from 'vitest'

import { countByKind, findByText, hasKind, searchable } from './find-scents.ts'

const row = (serial: string, kind: string, en: string, ja: string, ko: string) => ({
  serial,
  kind,
  names: { en, ja, ko },
})
const hasText = (scent: ReturnType<typeof row>, text: string): boolean =>
  findByText([scent], text).scents.length > 0
const LEMON = row('AC-CI01', 'citrus', 'Lemon', 'レモン', '레몬')
const ROSE = row('AC-FL01', 'floral', 'Rose', 'ローズ', '장미')

test.each([
  'lem',
  ' LEMON ',
  'れもん',
  'ﾚﾓﾝ',
  'レモ',
  '레몬',
  '레',
  'ci01',
  'ac-ci01',
  'ACCI',
  'ＡＣ',
  '레 몬',
  'ㄹㅁ',
])('§2 cartridge list: a scent is found by name in any language and by code: %s', (text) => {
  expect(hasText(LEMON, text)).toBe(true)
})

test.each([
  ['라벤다', '라벤더'],
  ['로즈마리', '로즈메리'],
  ['카라멜', '캐러멜'],
  ['쟈스민', '재스민'],
])('§2 cartridge list: %s finds %s', (text, ko) => {
  expect(hasText(row('AC-HB09', 'herb', 'Scent', '香り', ko), text)).toBe(true)
})

test.each([
  ['さくら', '桜'],
  ['サクラ', '桜'],
  ['もも', '桃'],
  ['きんもく', '金木犀'],
  ['やきたて', '焼きたてパン'],
  ['いぐさ', '畳（い草）'],
  ['うめ', '梅の花'],
  ['せっけん', '石けん'],
])('§2 cartridge list: %s finds %s', (text, ja) => {
  expect(hasText(row('AC-HB09', 'herb', 'Scent', ja, '향'), text)).toBe(true)
})

test.each([
  ['whiskey', { en: 'Whisky', ja: 'ウイスキー', ko: '위스키' }],
  ['ウィスキー', { en: 'Whisky', ja: 'ウイスキー', ko: '위스키' }],
  ['ばら', { en: 'Rose', ja: 'ローズ', ko: '장미' }],
  ['로즈', { en: 'Rose', ja: 'ローズ', ko: '장미' }],
  ['シナ', { en: 'Cinnamon', ja: 'シナモン', ko: '계피' }],
  ['시나', { en: 'Cinnamon', ja: 'シナモン', ko: '계피' }],
  ['サンダルウッド', { en: 'Sandalwood', ja: '白檀', ko: '백단' }],
  ['레몬그래스', { en: 'Lemongrass', ja: 'レモングラス', ko: '레몬그라스' }],
])('§2 cartridge list: %s finds a scent by another of its names', (text, names) => {
  const { en, ja, ko } = names
  expect(hasText(row('AC-XX01', 'herb', en, ja, ko), text)).toBe(true)
  expect(hasText(ROSE, text)).toBe(en === 'Rose')
})

test('§2 cartridge list: initial consonants find no other scent', () => {
  expect(hasText(ROSE, 'ㄹㅁ')).toBe(false)
  expect(hasText(ROSE, 'ㅈㅁ')).toBe(true)
})

test('§2 cartridge list: another word finds another scent', () => {
  expect(hasText(LEMON, 'rose')).toBe(false)
  expect(hasText(ROSE, '장미')).toBe(true)
})

test('§2 cartridge list: where a text means no scent, the nearest name is found and said to be near', () => {
  const lavender = row('AC-HB01', 'herb', 'Lavender', 'ラベンダー', '라벤더')
  const list = [LEMON, ROSE, lavender]
  expect(findByText(list, 'lavander')).toEqual({ scents: [lavender], isNear: true })
  expect(findByText(list, 'lavender')).toEqual({ scents: [lavender], isNear: false })
  expect(findByText(list, 'tobacco')).toEqual({ scents: [], isNear: false })
  expect(findByText(list, '')).toEqual({ scents: list, isNear: false })
})

test('§3 categories: each is counted, and all of them together', () => {
  expect(countByKind([LEMON, ROSE, LEMON])).toEqual(
    new Map([
      ['all', 3],
      ['citrus', 2],
      ['floral', 1],
    ]),
  )
  expect(hasKind(ROSE, 'all')).toBe(true)
  expect(hasKind(ROSE, 'citrus')).toBe(false)
})

test.each([
  ['れも', null],
  ['lem', null],
  ['ㄹ', null],
  ['레', '레'],
  ['레ㅁ', '레'],
  ['레모', '레모'],
])('while %s is being composed, %s is searched for', (input, text) => {
  expect(searchable(input, true)).toBe(text)
})

test('a finished composition is searched for as it is', () => {
  expect(searchable(' れもん ', false)).toBe('れもん')
  expect(searchable('', false)).toBe('')
})
