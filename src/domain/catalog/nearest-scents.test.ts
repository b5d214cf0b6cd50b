import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { nearestScents } from './nearest-scents.ts'
import { isScentNamed } from './scent-search.ts'

/** The scents of a new shop. */
const SCENTS = readFileSync('content/seed/cartridges.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([serial = '', en = '', ja = '', ko = '']) => ({ serial, names: { en, ja, ko } }))

const nearest = (text: string) => nearestScents(SCENTS, text).map(({ names }) => names.en)

test.each([
  ['lavander', 'Lavender'],
  ['lavnder', 'Lavender'],
  ['lavedner', 'Lavender'],
  ['strawbery', 'Strawberry'],
  ['stawb', 'Strawberry'],
  ['cinammon', 'Cinnamon'],
  ['vanila', 'Vanilla'],
  ['eucaliptus', 'Eucalyptus'],
  ['cypriss', 'Hinoki (Japanese Cypress)'],
  ['ラベンター', 'Lavender'],
  ['らべんだあ', 'Lavender'],
  ['ジャスミソ', 'Jasmine'],
  ['ストロペリー', 'Strawberry'],
  ['라밴더', 'Lavender'],
  ['오랜지', 'Orange'],
  ['블르베리', 'Blueberry'],
])('§2 cartridge list: %s is near to %s alone', (text, name) => {
  expect(SCENTS.filter(({ serial, names }) => isScentNamed({ serial, ...names }, text))).toEqual([])
  expect(nearest(text)).toEqual([name])
})

test('§2 cartridge list: what is as near as another is found with it', () => {
  expect(nearest('carmel')).toEqual(['Caramel', 'Salted Caramel'])
})

// Scents that the list does not have.
test.each([
  ...['pear', 'kiwi', 'sage', 'iris', 'tulip', 'peony', 'water', 'olive', 'cheese', 'leather'],
  ...['tobacco', 'orchid', 'walnut', 'lilac', 'papaya', 'cherry', 'raspberry', 'cranberry'],
  ...['magnolia', 'geranium', 'rosewood', 'lemonade', 'patchouli', 'snow', 'metal', 'new car'],
  ...[
    'フリージア',
    'ラズベリー',
    'パチュリ',
    'タバコ',
    'チューリップ',
    'オリーブ',
    'レザー',
    'セージ',
  ],
  ...['수박', '장마', '라즈베리', '튤립', '가죽', '담배', '올리브', '체리', '파인', '목련'],
  ...['AC-CI99', 'ㄹㅂㄷㄹ', '2026', ''],
])('§2 cartridge list: no name is near to %s', (text) => {
  const isNamed = SCENTS.some(({ serial, names }) => isScentNamed({ serial, ...names }, text))
  expect(isNamed ? [] : nearest(text)).toEqual([])
})
