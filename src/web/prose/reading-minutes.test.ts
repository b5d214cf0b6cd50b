import { expect, test } from 'vitest'

import { readingMinutes } from './reading-minutes.ts'

test('English is counted in words, Japanese and Korean in characters, and nothing takes less than a minute', () => {
  expect(readingMinutes('word '.repeat(690), 'en')).toBe(3)
  expect(readingMinutes('字'.repeat(1_500), 'ja')).toBe(3)
  expect(readingMinutes('글'.repeat(1_000), 'ko')).toBe(2)
  expect(readingMinutes('', 'en')).toBe(1)
})
