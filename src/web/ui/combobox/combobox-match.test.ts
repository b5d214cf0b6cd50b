import { expect, test } from 'vitest'

import { matchesText } from './combobox-match.ts'

test('typed text is found inside a label, whatever the case', () => {
  expect(matchesText('New Zealand', 'zea')).toBe(true)
  expect(matchesText('New Zealand', ' NEW ')).toBe(true)
  expect(matchesText('New Zealand', 'x')).toBe(false)
})

test('Japanese is found in either kana and either width', () => {
  expect(matchesText('レモン', 'れも')).toBe(true)
  expect(matchesText('レモン', 'ﾚﾓﾝ')).toBe(true)
  expect(matchesText('Shooter 3', 'ｓｈｏｏｔｅｒ')).toBe(true)
})

test('Korean is found by its syllables, and nothing typed finds everything', () => {
  expect(matchesText('대한민국', '한민')).toBe(true)
  expect(matchesText('대한민국', '')).toBe(true)
})
