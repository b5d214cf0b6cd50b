import { expect, test } from 'vitest'

import { dayWords } from '#shared/day.ts'

import { byYear, type Entry } from './entry.ts'

const entry = (iso: string): Entry => ({
  to: `/company/news/${iso}`,
  title: iso,
  summary: null,
  excerpt: '',
  lang: undefined,
  titleLang: undefined,
  day: dayWords(iso, '2026-11-21', 'ja'),
  figure: null,
  scent: { serial: 'AC-CI01', kind: 'citrus' },
  minutes: null,
})

test('§3 news: the list is divided by years, newest first as it came', () => {
  const days = ['2026-07-22', '2026-07-10', '2024-01-09', '2020-06-19']
  const years = byYear(days.map(entry))
  expect(years.map(({ year }) => year)).toEqual(['2026年', '2024年', '2020年'])
  expect(years.flatMap(({ entries }) => entries.map(({ title }) => title))).toEqual(days)
  expect(byYear([])).toEqual([])
})
