import { expect, test } from 'vitest'

import { newsLocaleOf, newsTextsIn } from './news-item.ts'

const BOTH = {
  en: { title: 'One', body: 'Text' },
  ja: { title: '一', body: '本文' },
  ko: { title: null, body: null },
}

test('§7 call 12: a call in Korean reads Japanese, and so do Korean readers of what has no Korean text', () => {
  expect(newsLocaleOf('ko')).toBe('ja')
  expect(newsLocaleOf('ja')).toBe('ja')
  expect(newsLocaleOf('en')).toBe('en')
  expect(newsTextsIn(BOTH, 'ko')).toMatchObject({ locale: 'ja', title: '一', titleLocale: 'ja' })
})

test('decisions, section 4: a Korean text is for Korean readers alone; a Korean title without one is above the Japanese text', () => {
  const japanese = { locale: 'ja', title: '一', titleLocale: 'ja', body: '本文' }
  const titled = { ...BOTH, ko: { title: '하나', body: null } }
  expect(newsTextsIn(titled, 'ko')).toEqual({ ...japanese, title: '하나', titleLocale: 'ko' })

  const whole = { ...BOTH, ko: { title: '하나', body: '본문' } }
  const korean = { locale: 'ko', title: '하나', titleLocale: 'ko', body: '본문' }
  expect(newsTextsIn(whole, 'ko')).toEqual(korean)
  expect(newsTextsIn(whole, 'ja')).toEqual(japanese)
  expect(newsTextsIn(whole, 'en')).toMatchObject({ locale: 'en', titleLocale: 'en', title: 'One' })

  const untitled = { ...BOTH, ko: { title: null, body: '본문' } }
  expect(newsTextsIn(untitled, 'ko')).toEqual(japanese)
})

test('§3 news: title and body are of one language, the other one where the wanted one has no title', () => {
  const onlyJapanese = { ...BOTH, en: { title: null, body: 'Text without a title' } }
  expect(newsTextsIn(onlyJapanese, 'en')).toMatchObject({ locale: 'ja', title: '一', body: '本文' })

  const noBody = { ...BOTH, en: { title: 'One', body: null } }
  expect(newsTextsIn(noBody, 'en')).toMatchObject({ locale: 'en', title: 'One', body: '' })
})
