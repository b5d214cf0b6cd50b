import { expect, test } from 'vitest'

import { parseQuestions, parseText, readQuestions, readTexts } from './seed-texts.ts'

test('the head of a text gives its facts, the rest is the text', () => {
  expect(parseText('---\ntitle: One: two\ndate: 2026-07-16\n---\n\nA line.\n\nAnother.\n')).toEqual(
    {
      facts: { title: 'One: two', date: '2026-07-16' },
      body: 'A line.\n\nAnother.',
    },
  )
  expect(parseText('---\ntitle: Alone\n---\n').body).toBe('')
})

test('a text without a head, or with a fact that has no value, is an unexpected error', () => {
  expect(() => parseText('title: One\n')).toThrow('two lines of dashes')
  expect(() => parseText('---\ntitle:\n---\n')).toThrow('name: value')
})

test('questions are split at their headings and named by their slugs', () => {
  expect(
    parseQuestions('## How long? {#how-long}\n\nThree months.\n\n## Loud? {#loud}\nNo.\n'),
  ).toEqual([
    { slug: 'how-long', question: 'How long?', answer: 'Three months.' },
    { slug: 'loud', question: 'Loud?', answer: 'No.' },
  ])
  expect(() => parseQuestions('## No slug\n\nText\n')).toThrow('{#slug}')
  expect(() => parseQuestions('Before\n## A {#a}\nB')).toThrow('begin with')
})

test('every question of the seed has texts in three languages, in one order', async () => {
  for (const group of ['general', 'hardware', 'software']) {
    const english = (await readQuestions(group, 'en')).map(({ slug }) => slug)
    expect(english.length).toBeGreaterThanOrEqual(10)
    expect(new Set(english).size).toBe(english.length)
    for (const locale of ['ja', 'ko'] as const) {
      expect((await readQuestions(group, locale)).map(({ slug }) => slug)).toEqual(english)
    }
  }
})

test('news, open places and posts are written in three languages', async () => {
  const news = await readTexts('news')
  expect(news.size).toBeGreaterThanOrEqual(15)
  for (const folder of ['news', 'careers', 'blog']) {
    for (const [slug, texts] of await readTexts(folder)) {
      expect(Object.keys(texts).sort(), slug).toEqual(['en', 'ja', 'ko'])
      for (const text of Object.values(texts)) expect(text.body, slug).not.toBe('')
    }
  }
})
