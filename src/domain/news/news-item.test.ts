import { expect, test } from 'vitest'

import { newsLocaleOf, newsTextsIn } from './news-item.ts'

const BOTH = { en: { title: 'One', body: 'Text' }, ja: { title: '一', body: '本文' } }

test('§7 call 12: Korean readers are given the Japanese text', () => {
  expect(newsLocaleOf('ko')).toBe('ja')
  expect(newsLocaleOf('ja')).toBe('ja')
  expect(newsLocaleOf('en')).toBe('en')
  expect(newsTextsIn(BOTH, newsLocaleOf('ko')).title).toBe('一')
})

test('§3 news: title and body are of one language, the other one where the wanted one has no title', () => {
  const onlyJapanese = { ...BOTH, en: { title: null, body: 'Text without a title' } }
  expect(newsTextsIn(onlyJapanese, 'en')).toEqual({ locale: 'ja', title: '一', body: '本文' })

  const noBody = { ...BOTH, en: { title: 'One', body: null } }
  expect(newsTextsIn(noBody, 'en')).toEqual({ locale: 'en', title: 'One', body: '' })
})
