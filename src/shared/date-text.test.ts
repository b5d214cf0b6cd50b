import { expect, test } from 'vitest'

import { dayRangeText, dayText, monthText } from './date-text.ts'
import { LOCALES } from './locale.ts'

const DAYS = Array.from({ length: 400 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)))

test.each(LOCALES)('in %s days and months are written as formatters write them', (locale) => {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const shape = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const month = new Intl.DateTimeFormat(locale, shape)
  for (const date of DAYS) {
    const iso = date.toISOString().slice(0, 10)
    expect(dayText(iso, locale)).toBe(day.format(date))
    expect(monthText(iso.slice(0, 7), locale)).toBe(month.format(date))
  }
})

test.each([
  ['2026-12-02', '2026-12-09', 'December 2–9, 2026', '2026年12月2日〜9日', '2026년 12월 2일~9일'],
  [
    ...(['2026-11-28', '2026-12-04', 'November 28 – December 4, 2026'] as const),
    ...(['2026年11月28日〜12月4日', '2026년 11월 28일~12월 4일'] as const),
  ],
  [
    ...(['2026-12-28', '2027-01-04', 'December 28, 2026 – January 4, 2027'] as const),
    ...(['2026年12月28日〜2027年1月4日', '2026년 12월 28일~2027년 1월 4일'] as const),
  ],
])('from %s to %s: what both days share is said once', (from, to, en, ja, ko) => {
  const texts = LOCALES.map((locale) => [locale, dayRangeText({ from, to }, locale)])
  expect(Object.fromEntries(texts)).toEqual({ en, ja, ko })
})
