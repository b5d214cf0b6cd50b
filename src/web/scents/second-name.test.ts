import { expect, test } from 'vitest'

import { secondName } from './second-name.ts'

const YUZU = { en: 'Yuzu', ja: 'ゆず', ko: '유자' }

test('a scent is named in a second language: Japanese for English, English for all others', () => {
  expect(secondName(YUZU, 'en')).toEqual({ text: 'ゆず', lang: 'ja' })
  expect(secondName(YUZU, 'ja')).toEqual({ text: 'Yuzu', lang: 'en' })
  expect(secondName(YUZU, 'ko')).toEqual({ text: 'Yuzu', lang: 'en' })
})

test('a name is not said twice', () => {
  const unnamed = { en: 'Yuzu', ja: null, ko: null }
  expect(secondName(unnamed, 'ja')).toBeNull()
  expect(secondName(unnamed, 'en')).toBeNull()
})
