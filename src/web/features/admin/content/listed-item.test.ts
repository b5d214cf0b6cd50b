import { expect, test } from 'vitest'

import type { ContentItem } from '#domain/editing/content-item.ts'

import { listedOf } from './listed-item.ts'

const WORDS = 'x'.repeat(30_000)
const draft = { texts: { title: '下書き', body: WORDS }, editorId: null, savedAt: new Date(0) }
const POST: ContentItem = {
  kind: 'blog',
  slug: 'first-light',
  publishedAt: null,
  startDate: '2026-11-01',
  questionType: null,
  published: { en: { title: 'First light', summary: 'Short.', body: WORDS } },
  drafts: { ja: draft },
}

test('a list is sent what an item is called and how far its languages are, and no text', () => {
  const listed = listedOf(POST, { locale: 'ko', now: new Date(0) })
  expect(listed).toEqual({
    kind: 'blog',
    slug: 'first-light',
    publishedAt: null,
    startDate: '2026-11-01',
    questionType: null,
    name: { text: 'First light', locale: 'en' },
    states: [
      { locale: 'ja', state: 'incomplete' },
      { locale: 'en', state: 'draft' },
      { locale: 'ko', state: 'missing' },
    ],
  })
})
