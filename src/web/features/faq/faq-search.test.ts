import { expect, test } from 'vitest'

import { type FaqItem, foundIn, queryOf, SEARCH_LENGTH_MAX, searchIn } from './faq-search.ts'

const item = (slug: string, questionType: FaqItem['questionType'], answer: string): FaqItem => ({
  slug,
  questionType,
  locale: 'en',
  title: `About ${slug}?`,
  question: `About ${slug}?`,
  answer,
  nodes: [],
  figure: null,
})
const ITEMS = [
  item('payment', 'general', 'By card.'),
  item('reach', 'hardware', 'Up to 200 cm.'),
  item('port', 'software', 'Port 1003 of the SDK.'),
]
const slugsOf = (query: string) =>
  foundIn(ITEMS, searchIn(new URLSearchParams(query))).map(
    ({ type, items }) => `${type}: ${items.map(({ slug }) => slug).join(' ')}`,
  )

test('§5 FAQ: a text finds questions and answers, a type selects a group, both together narrow', () => {
  expect(slugsOf('')).toEqual(['general: payment', 'hardware: reach', 'software: port'])
  expect(slugsOf('q=about')).toEqual(['general: payment', 'hardware: reach', 'software: port'])
  expect(slugsOf('q=SDK')).toEqual(['software: port'])
  expect(slugsOf('q=SDK&type=hardware')).toEqual([])
  expect(slugsOf('type=hardware')).toEqual(['hardware: reach'])
})

test('§3 FAQ: a group that does not exist is no group, and what is too long or hidden is cut', () => {
  expect(slugsOf('type=Hardware')).toHaveLength(3)
  expect(slugsOf('type=__proto__')).toHaveLength(3)
  expect(searchIn(new URLSearchParams({ q: `a${'b'.repeat(500)}` })).text).toHaveLength(
    SEARCH_LENGTH_MAX,
  )
  expect(searchIn(new URLSearchParams({ q: '\u0000 card\n' })).text).toBe('card')
  expect(searchIn(new URLSearchParams({ q: `${'a'.repeat(99)}\u{1F600}` })).text).toHaveLength(101)
})

test('an address asks for what it was made from', () => {
  for (const search of [
    { text: '', type: null },
    { text: 'a & b', type: null },
    { text: '香り', type: 'software' },
  ] as const) {
    expect(searchIn(new URLSearchParams(queryOf(search)))).toEqual(search)
  }
  expect(queryOf({ text: '', type: null })).toBe('')
})
