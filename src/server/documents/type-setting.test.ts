import { expect, test } from 'vitest'

import { brokenLines, phrasesIn, piecesOf } from './type-setting.ts'

/** Each character is one unit wide. */
const widthOf = (text: string): number => [...text].length

test('Japanese breaks between signs, but not before a full stop and not after an opening bracket', () => {
  expect(piecesOf('（見本）です。')).toEqual(['（見', '本）', 'で', 'す。'])
  expect(brokenLines('見本です。', 4, widthOf)).toEqual(['見本で', 'す。'])
})

test('Japanese breaks between phrases, inside of one only where it must', () => {
  const text = '恐れ入りますが、振込手数料はご負担ください。'
  expect(phrasesIn(text).join('')).toBe(text)
  expect(brokenLines(text, 12, widthOf)).toEqual([
    '恐れ入りますが、',
    '振込手数料は',
    'ご負担ください。',
  ])
  expect(brokenLines('振込手数料', 4, widthOf)).toEqual(['振込手数', '料'])
  // Without kana there is nothing to tell phrases by: an address breaks anywhere.
  expect(brokenLines('東京都中央区見本町', 5, widthOf)).toEqual(['東京都中央', '区見本町'])
})

test('Korean and English break between words', () => {
  expect(brokenLines('샘플대학교 산학협력단', 7, widthOf)).toEqual(['샘플대학교', '산학협력단'])
  expect(brokenLines('one two three', 8, widthOf)).toEqual(['one two', 'three'])
})

test('a word that is wider than the line is broken where it must be', () => {
  expect(brokenLines('abcdefgh', 3, widthOf)).toEqual(['abc', 'def', 'gh'])
  expect(brokenLines('', 3, widthOf)).toEqual([])
})
