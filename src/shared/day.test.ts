import { expect, test } from 'vitest'

import { dayWords } from './day.ts'

const TODAY = '2026-11-21'
const ago = (iso: string) => dayWords(iso, TODAY, 'en').ago

test('§3 news dates: month-day style and the year-only form in every language', () => {
  const words = (locale: 'en' | 'ja' | 'ko') => dayWords('2026-07-02', TODAY, locale)
  expect(words('en')).toMatchObject({ year: '2026', monthDay: 'Jul 2', whole: 'July 2, 2026' })
  expect(words('ja')).toMatchObject({
    year: '2026年',
    monthDay: '7月2日',
    whole: '2026年7月2日',
  })
  expect(words('ko')).toMatchObject({ year: '2026년', monthDay: '7월 2일' })
})

test('§3 news dates: relative with suffix up to 14 days, and not a day longer', () => {
  expect(ago('2026-11-21')).toBe('today')
  expect(ago('2026-11-20')).toBe('yesterday')
  expect(ago('2026-11-08')).toBe('13 days ago')
  expect(ago('2026-11-07')).toBe('14 days ago')
  expect(ago('2026-11-06')).toBeNull()
  expect(dayWords('2026-11-18', TODAY, 'ja').ago).toBe('3日前')
  expect(dayWords('2026-11-18', TODAY, 'ko').ago).toBe('3일 전')
})

test('§3 news dates: a future date is not shown relative to today', () => {
  expect(ago('2026-11-22')).toBeNull()
})
