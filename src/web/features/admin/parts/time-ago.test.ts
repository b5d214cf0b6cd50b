import { expect, test } from 'vitest'

import { timeAgo } from './time-ago.ts'

const NOW = new Date('2026-11-28T12:00:00Z')
const before = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)

test('a moment of the last 24 hours is counted from now, in the language of the reader', () => {
  expect(timeAgo(before(0), NOW, 'en')).toBe('now')
  expect(timeAgo(before(59), NOW, 'en')).toBe('now')
  expect(timeAgo(before(60), NOW, 'en')).toBe('1 minute ago')
  expect(timeAgo(before(3599), NOW, 'en')).toBe('59 minutes ago')
  expect(timeAgo(before(3600), NOW, 'ja')).toBe('1時間前')
  expect(timeAgo(before(86_399), NOW, 'ko')).toBe('23시간 전')
})

test('older moments and those to come are dates', () => {
  expect(timeAgo(before(86_400), NOW, 'en')).toBeNull()
  expect(timeAgo(before(-1), NOW, 'en')).toBeNull()
})
