import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { messagesOf } from './catalogue.server.ts'
import { PHRASE_MARK, withoutMarks } from './phrase-mark.ts'
import { mayBeHeading, phrased, phrasedMessages, phrasesOf } from './phrases.server.ts'

const JAPANESE = messagesOf('ja')

test('a Japanese heading is broken between its phrases', () => {
  expect(phrasesOf('6種類の香りを、最短0.1秒で切り替える。')).toEqual([
    '6種類の',
    '香りを、',
    '最短0.1秒で',
    '切り替える。',
  ])
  expect(phrased('ご注文の流れ', 'ja')).toBe(`ご注文の${PHRASE_MARK}流れ`)
})

test('a verb made of two verbs stays whole', () => {
  for (const word of [
    '切り替える',
    'お問い合わせ',
    '取り替える',
    '組み合わせ',
    '受け取り',
    '使い始める',
  ]) {
    expect(
      phrasesOf(`この${word}です`).some((phrase) => phrase.includes(word)),
      word,
    ).toBe(true)
  }
})

test.each([
  ['組み込みソフトウェアエンジニア', ['組み込みソフトウェア', 'エンジニア']],
  ['アルデヒドフローラル（No.5タイプ）', ['アルデヒド', 'フローラル', '（No.5タイプ）']],
  ['アロマシューターです', ['アロマシューターです']],
  ['Windows開発チュートリアルを公開', ['Windows開発', 'チュートリアルを', '公開']],
  ['制御できるもの', ['制御できるもの']],
  ['香りを信号として扱う理由', ['香りを', '信号として', '扱う', '理由']],
  ['どのような支払い方法がありますか？', ['どのような', '支払い方法が', 'ありますか？']],
  ['ログアウトしました', ['ログアウトしました']],
  ['ファイナリスト6組には、', ['ファイナリスト6組には、']],
  ['（ブースター装着時{boosted}cm）', ['（ブースター装着時', '{boosted}cm）']],
  ['使い始めから{months}か月です', ['使い始めから', '{months}か月です']],
  ['当てはまる職種がない方へ', ['当てはまる', '職種が', 'ない方へ']],
  ['すべてサインアウトされています', ['すべて', 'サインアウトされています']],
  ['第3世代：最大{reach}cm', ['第3世代：最大{reach}cm']],
])('%s is divided between words, long katakana too', (text, phrases) => {
  expect(phrasesOf(text)).toEqual(phrases)
})

test('a parameter stays whole, and every text is the same without its marks', () => {
  expect(phrasesOf('空いている部屋が{count}つあります').join('|')).toContain('{count}つ')
  for (const text of Object.values(JAPANESE).flatMap((area) => Object.values(area))) {
    expect(phrasesOf(text).join('')).toBe(text)
    expect(phrasesOf(text).filter((phrase) => /^[^{]*\}|\{[^}]*$/.test(phrase))).toEqual([])
  }
})

test('English and Korean are left as they are', () => {
  expect(phrased('Six scents', 'en')).toBe('Six scents')
  expect(phrased('여섯 가지 향', 'ko')).toBe('여섯 가지 향')
  const korean = messagesOf('ko')
  expect(phrasedMessages(korean, 'ko')).toBe(korean)
})

test('texts that are not displayed as headings carry no marks', () => {
  const { pictures = {}, product = {}, order = {} } = phrasedMessages(JAPANESE, 'ja')
  expect(Object.values(pictures).join('')).not.toContain(PHRASE_MARK)
  expect(product.mailSubject).not.toContain(PHRASE_MARK)
  expect(withoutMarks(order.preCheckoutTitle ?? '')).toBe(JAPANESE.order?.preCheckoutTitle)
})

test('no mark is placed by hand', () => {
  const marked = globSync('{src/i18n/messages,content}/**/*.{ts,csv,md}').filter((path) =>
    /\u200b|\\u200[bB]|<wbr/.test(readFileSync(path, 'utf8')),
  )
  expect(marked).toEqual([])
})

test('every message that a heading shows is short enough to be marked', () => {
  const headings = globSync('src/web/**/*.tsx').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/<h[1-4][^>]*>\s*\{t\('(\w+)\.(\w+)'/g)].map(
      ([, area = '', key = '']) => ({ path, area, key }),
    ),
  )
  expect(headings.length).toBeGreaterThan(0)
  const unmarked = headings.filter(
    ({ area, key }) => !mayBeHeading(area, key, JAPANESE[area]?.[key] ?? ''),
  )
  expect(unmarked).toEqual([])
})
