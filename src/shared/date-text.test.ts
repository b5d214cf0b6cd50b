import { expect, test } from 'vitest'

import { dayText, listText, monthText } from './date-text.ts'
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

test('a list is an enumeration, without a word before its last part', () => {
  const texts = LOCALES.map((locale) => [locale, listText(['A', 'B', 'C'], locale)])
  expect(Object.fromEntries(texts)).toEqual({ en: 'A, B, C', ja: 'A、B、C', ko: 'A, B, C' })
  expect(listText([], 'ja')).toBe('')
})
