import { expect, test } from 'vitest'

import { postTextsIn } from './blog-post.ts'

const NONE = { title: null, summary: null, body: null }
const EN = { title: 'One', summary: 'In short', body: 'Text' }
const JA = { title: '一', summary: '要約', body: '本文' }

test('§4 fallback when read: a post is in the wanted language when all of it is written in it', () => {
  expect(postTextsIn({ en: EN, ja: JA, ko: NONE }, 'ja')).toEqual({ locale: 'ja', ...JA })
  expect(postTextsIn({ en: EN, ja: JA, ko: NONE }, 'ko')).toEqual({ locale: 'en', ...EN })
  expect(postTextsIn({ en: EN, ja: { ...JA, body: null }, ko: NONE }, 'ja').locale).toBe('en')
})

test('§4 fallback when read: where there is no English, the language that is written', () => {
  expect(postTextsIn({ en: NONE, ja: JA, ko: NONE }, 'ko').locale).toBe('ja')
  expect(postTextsIn({ en: NONE, ja: NONE, ko: { ...NONE, title: '하나' } }, 'en')).toEqual({
    locale: 'ko',
    title: '하나',
    summary: '',
    body: '',
  })
})
