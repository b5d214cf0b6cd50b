/** The four kinds of text that staff write: their fields, their languages, and what must be there before one is shown. */
import { NEWS_LOCALES } from '#domain/news/news-item.ts'
import { isAmong } from '#shared/is-among.ts'
import type { Locale } from '#shared/locale.ts'

export const CONTENT_KINDS = ['news', 'blog', 'faq', 'careers'] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

export const isContentKind = isAmong(CONTENT_KINDS)

export type FieldName = 'title' | 'summary' | 'body' | 'question' | 'answer'

export type TextField = {
  name: FieldName
  /** One line, a few sentences, or Markdown. */
  form: 'line' | 'sentences' | 'markdown'
  lengthMax: number
  /** A language is complete when all of these are present. */
  isNeeded: boolean
}

export type KindRule = {
  /** The first one names the item. */
  fields: readonly [TextField, ...TextField[]]
  /** What staff can write. */
  locales: readonly Locale[]
  /** All or any of these languages, before the item can be shown. */
  needs: { all: readonly Locale[] } | { any: readonly Locale[] }
  /** The day of a dated text, or the place in a list that staff put in order. */
  order: 'day' | 'position'
  /** Where readers find it, without its name. */
  place: '/company/news/' | '/blog/' | '/faq#' | '/careers/'
}

const TITLE: TextField = { name: 'title', form: 'line', lengthMax: 200, isNeeded: true }
const SUMMARY: TextField = { name: 'summary', form: 'sentences', lengthMax: 500, isNeeded: true }
const BODY: TextField = { name: 'body', form: 'markdown', lengthMax: 30_000, isNeeded: true }
const ALL: readonly Locale[] = ['ja', 'en', 'ko']

const KIND_RULES = {
  news: {
    fields: [TITLE, { ...BODY, isNeeded: false }],
    locales: ALL,
    // Calls answer with one of them (Spec §7 call 12).
    needs: { any: NEWS_LOCALES },
    order: 'day',
    place: '/company/news/',
  },
  blog: {
    fields: [TITLE, SUMMARY, BODY],
    locales: ALL,
    needs: { any: ALL },
    order: 'day',
    place: '/blog/',
  },
  faq: {
    fields: [
      { name: 'question', form: 'line', lengthMax: 300, isNeeded: true },
      { name: 'answer', form: 'markdown', lengthMax: 10_000, isNeeded: true },
    ],
    locales: ALL,
    needs: { all: ['en'] },
    order: 'position',
    place: '/faq#',
  },
  careers: {
    fields: [TITLE, SUMMARY, BODY],
    locales: ALL,
    needs: { all: ['en'] },
    order: 'position',
    place: '/careers/',
  },
} as const satisfies Record<ContentKind, KindRule>

export const ruleOf = (kind: ContentKind): KindRule => KIND_RULES[kind]

/** The languages in which a new item can be begun. */
export function localesToBegin(kind: ContentKind): readonly Locale[] {
  const { needs, locales } = ruleOf(kind)
  return 'any' in needs ? needs.any : locales
}

/** The one in which it is begun by staff who read this one. */
export const localeToBegin = (kind: ContentKind, locale: Locale): Locale =>
  localesToBegin(kind).find((one) => one === locale) ?? 'ja'
