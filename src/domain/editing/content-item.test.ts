import { expect, test } from 'vitest'

import { type ContentItem, missingLocales, nameOf, textStateOf } from './content-item.ts'
import { ruleOf } from './kinds.ts'
import { readTexts } from './read-texts.ts'

const WHOLE = { title: 'One', summary: 'In short', body: 'Text' }
const DRAFT = { texts: { title: 'Two' }, editorId: null, savedAt: new Date(0), publishAt: null }
const post = (parts: Partial<ContentItem>): ContentItem => ({
  kind: 'blog',
  slug: 'one',
  publishedAt: null,
  startDate: '2026-11-01',
  questionType: null,
  published: {},
  drafts: {},
  ...parts,
})

test('a language is published, waits as a draft, is begun, or is missing', () => {
  const published = { en: WHOLE, ja: { ...WHOLE, body: '' } }
  const item = post({ published, drafts: { ko: DRAFT } })
  expect(textStateOf(item, 'en')).toBe('published')
  expect(textStateOf(item, 'ja')).toBe('incomplete')
  expect(textStateOf(item, 'ko')).toBe('draft')
  expect(textStateOf(post({}), 'ko')).toBe('missing')
  expect(textStateOf({ ...item, drafts: { en: DRAFT } }, 'en')).toBe('newer_draft')
  const waiting = { ...DRAFT, publishAt: new Date(1) }
  expect(textStateOf({ ...item, drafts: { en: waiting } }, 'en')).toBe('scheduled')
})

test('a question and a place need English; news and posts any language that is whole', () => {
  expect(missingLocales(post({ kind: 'careers', published: { ja: WHOLE } }))).toEqual(['en'])
  expect(missingLocales(post({ kind: 'careers', published: { en: WHOLE } }))).toEqual([])
  expect(missingLocales(post({ published: { ko: WHOLE } }))).toEqual([])
  expect(missingLocales(post({ published: { ko: { title: 'x' } } }))).toEqual(['ja', 'en', 'ko'])
  expect(missingLocales(post({ kind: 'news', published: { ja: { title: '一' } } }))).toEqual([])
})

test('an item is named by its draft, in the requested language or in any', () => {
  const item = post({ published: { en: WHOLE }, drafts: { ko: DRAFT } })
  expect(nameOf(item, 'ko')).toEqual({ text: 'Two', locale: 'ko' })
  expect(nameOf(item, 'ja')).toEqual({ text: 'One', locale: 'en' })
  expect(nameOf(post({}), 'ja')).toBeNull()
})

test('a draft may lack anything; what is published lacks nothing that is needed, and no field is too long', () => {
  const rule = ruleOf('blog')
  expect(readTexts(rule, { title: ' One ' }, false)).toEqual({
    ok: true,
    value: { title: 'One', summary: '', body: '' },
  })
  expect(readTexts(rule, { title: 'One', body: ' \n' }, true)).toEqual({
    ok: false,
    error: [
      { field: 'summary', code: 'missing' },
      { field: 'body', code: 'missing' },
    ],
  })
  const at = { ...WHOLE, title: 'x'.repeat(200) }
  expect(readTexts(rule, at, true).ok).toBe(true)
  expect(readTexts(rule, { ...at, title: 'x'.repeat(201) }, false)).toEqual({
    ok: false,
    error: [{ field: 'title', code: 'too_long' }],
  })
  expect(readTexts(rule, { ...WHOLE, body: 'a\0b' }, false)).toEqual({
    ok: false,
    error: [{ field: 'body', code: 'invalid' }],
  })
  expect(readTexts(rule, { ...WHOLE, summary: 'Two\r\nlines' }, true)).toMatchObject({
    value: { summary: 'Two lines' },
  })
})
