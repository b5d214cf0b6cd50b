import { expect, test } from 'vitest'

import { newsLocaleOf, newsTextsIn } from './news-item.ts'

const BOTH = {
  en: { title: 'One', body: 'Text' },
  ja: { title: '一', body: '本文' },
  ko: { title: null },
}

test('§7 call 12: Korean readers are given the Japanese text', () => {
  expect(newsLocaleOf('ko')).toBe('ja')
  expect(newsLocaleOf('ja')).toBe('ja')
  expect(newsLocaleOf('en')).toBe('en')
  expect(newsTextsIn(BOTH, 'ko')).toMatchObject({ locale: 'ja', title: '一', koreanTitle: null })
})

test('§7 call 12: a Korean title is for Korean readers alone, and the text stays Japanese', () => {
  const titled = { ...BOTH, ko: { title: '하나' } }
  const japanese = { locale: 'ja', title: '一', body: '本文' }
  expect(newsTextsIn(titled, 'ko')).toEqual({ ...japanese, koreanTitle: '하나' })
  expect(newsTextsIn(titled, 'ja')).toEqual({ ...japanese, koreanTitle: null })
  expect(newsTextsIn(titled, 'en').koreanTitle).toBeNull()
})

test('§3 news: title and body are of one language, the other one where the wanted one has no title', () => {
  const onlyJapanese = { ...BOTH, en: { title: null, body: 'Text without a title' } }
  expect(newsTextsIn(onlyJapanese, 'en')).toMatchObject({ locale: 'ja', title: '一', body: '本文' })

  const noBody = { ...BOTH, en: { title: 'One', body: null } }
  expect(newsTextsIn(noBody, 'en')).toMatchObject({ locale: 'en', title: 'One', body: '' })
})
