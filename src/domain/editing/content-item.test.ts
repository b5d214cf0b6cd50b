import { expect, test } from 'vitest'

import {
  type ContentItem,
  missingLocales,
  nameOf,
  textStateOf,
  withCompleteDrafts,
} from './content-item.ts'
import { ruleOf } from './kinds.ts'
import { proposeSlug } from './new-item.ts'
import { readTexts } from './read-texts.ts'

const WHOLE = { title: 'One', summary: 'In short', body: 'Text' }
const DRAFT = { texts: { title: 'Two' }, editorId: null, savedAt: new Date(0) }
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

const NOW = new Date(1_000)

test('a language of a public item is published, has a newer draft, is a draft, incomplete or missing', () => {
  const published = { en: WHOLE, ja: { ...WHOLE, body: '' } }
  const item = post({ publishedAt: NOW, published, drafts: { ko: DRAFT } })
  expect(textStateOf(item, 'en', NOW)).toBe('published')
  expect(textStateOf(item, 'ja', NOW)).toBe('incomplete')
  expect(textStateOf(item, 'ko', NOW)).toBe('draft')
  expect(textStateOf({ ...item, drafts: { en: DRAFT } }, 'en', NOW)).toBe('newer_draft')
  expect(textStateOf(post({ publishedAt: NOW }), 'ko', NOW)).toBe('missing')
})

test('no language is published while readers cannot open the item', () => {
  const item = post({ published: { en: WHOLE, ja: { ...WHOLE, body: '' } } })
  const scheduled = { ...item, publishedAt: new Date(NOW.getTime() + 1) }
  expect(textStateOf(item, 'en', NOW)).toBe('draft')
  expect(textStateOf(scheduled, 'en', NOW)).toBe('scheduled')
  expect(textStateOf(scheduled, 'en', new Date(NOW.getTime() + 1))).toBe('published')
  expect(textStateOf(scheduled, 'ja', NOW)).toBe('incomplete')
  expect(textStateOf(item, 'ko', NOW)).toBe('missing')
})

test('publishing takes the complete drafts and leaves the others', () => {
  const drafts = { ja: { ...DRAFT, texts: WHOLE }, ko: DRAFT }
  const { published, drafts: left } = withCompleteDrafts(post({ published: { en: WHOLE }, drafts }))
  expect(published).toEqual({ en: WHOLE, ja: WHOLE })
  expect(left).toEqual({ ko: DRAFT })
})

test('an address is proposed from Latin words, else from the day or the kind', () => {
  const named = (name: string, startDate: string | null = null) => ({ name, startDate })
  expect(proposeSlug('news', named('Café & Bar: a new kit!'))).toBe('cafe-bar-a-new-kit')
  expect(proposeSlug('news', named('夏の新製品 2026', '2026-11-23'))).toBe('2026-11-23')
  expect(proposeSlug('careers', named('調香師'))).toBe('careers')
  expect(proposeSlug('faq', named('word '.repeat(40)))).toHaveLength(59)
  expect(proposeSlug('faq', named('x'.repeat(90)))).toHaveLength(60)
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
  const rule = ruleOf('blog').fields
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
