import { expect, test } from 'vitest'

import { isLocale, localeInAddress, localeOfBrowser, textIn } from './locale.ts'

test('§1 languages: English when the browser’s language starts with en, otherwise Japanese', () => {
  expect(localeOfBrowser('en-US,en;q=0.9,ja;q=0.8')).toBe('en')
  expect(localeOfBrowser('EN')).toBe('en')
  expect(localeOfBrowser('ja,en;q=0.9')).toBe('ja')
  expect(localeOfBrowser('ko-KR,en;q=0.9')).toBe('ja')
  expect(localeOfBrowser('de')).toBe('ja')
  expect(localeOfBrowser('')).toBe('ja')
  expect(localeOfBrowser(null)).toBe('ja')
})

test('§1 languages: a missing text is shown in English', () => {
  const text = { en: 'Lemon', ja: 'レモン', ko: null }
  expect(textIn(text, 'ja')).toBe('レモン')
  expect(textIn(text, 'ko')).toBe('Lemon')
  expect(textIn({ ...text, ja: '' }, 'ja')).toBe('Lemon')
})

test('§1 languages: three are known, and nothing else is one', () => {
  expect(['ja', 'en', 'ko'].every(isLocale)).toBe(true)
  expect([null, 'de', 'EN', 'toString'].some(isLocale)).toBe(false)
})

test('decisions §4: an address asks for a language by its parameter, else by its path', () => {
  expect(localeInAddress('/faq', 'ko')).toBe('ko')
  expect(localeInAddress('/ko', 'xx')).toBe('ko')
  expect(localeInAddress('/ja/', null)).toBe('ja')
  expect(localeInAddress('/en.data', null)).toBe('en')
  expect(localeInAddress('/ko', 'en')).toBe('en')
  for (const path of ['/', '/faq', '/kon', '/ko/faq', '/x/ko']) {
    expect(localeInAddress(path, null), path).toBeNull()
  }
})
