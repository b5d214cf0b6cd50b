import { expect, test } from 'vitest'

import { listText } from './list-text.ts'
import { LOCALES } from './locale.ts'

test('a list is an enumeration, without a word before its last part', () => {
  const texts = LOCALES.map((locale) => [locale, listText(['A', 'B', 'C'], locale)])
  expect(Object.fromEntries(texts)).toEqual({ en: 'A, B, C', ja: 'A、B、C', ko: 'A, B, C' })
  expect(listText([], 'ja')).toBe('')
})
