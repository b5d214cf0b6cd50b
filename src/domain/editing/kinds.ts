/** The four kinds of text that staff write: their fields, their languages, and what must be there before one is shown. */
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
  /** The languages that have it; all of the kind when left out. */
  locales?: readonly Locale[]
}

export type KindRule = {
  /** The first one names the item. */
  fields: readonly [TextField, ...TextField[]]
  /** What staff can write. */
  locales: readonly Locale[]
  /** All of these languages, or `any` one, before the item can be shown. */
  needs: readonly Locale[] | 'any'
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
    // Korean readers get the Japanese text (Spec §7 call 12), so only its title can be Korean.
    fields: [TITLE, { ...BODY, isNeeded: false, locales: ['ja', 'en'] }],
    locales: ALL,
    needs: 'any',
    order: 'day',
    place: '/company/news/',
  },
  blog: {
    fields: [TITLE, SUMMARY, BODY],
    locales: ALL,
    needs: 'any',
    order: 'day',
    place: '/blog/',
  },
  faq: {
    fields: [
      { name: 'question', form: 'line', lengthMax: 300, isNeeded: true },
      { name: 'answer', form: 'markdown', lengthMax: 10_000, isNeeded: true },
    ],
    locales: ALL,
    needs: ['en'],
    order: 'position',
    place: '/faq#',
  },
  careers: {
    fields: [TITLE, SUMMARY, BODY],
    locales: ALL,
    needs: ['en'],
    order: 'position',
    place: '/careers/',
  },
} as const satisfies Record<ContentKind, KindRule>

/** The language in which a new item is begun by staff who read this one. */
export const localeToBegin = (kind: ContentKind, locale: Locale): Locale =>
  wholeLocalesOf(kind).find((one) => one === locale) ?? 'ja'

export const ruleOf = (kind: ContentKind): KindRule => KIND_RULES[kind]

/** The fields that a language has. */
export const fieldsOf = (kind: ContentKind, locale: Locale): readonly TextField[] =>
  ruleOf(kind).fields.filter(({ locales }) => locales?.includes(locale) ?? true)

/** The languages that have every field. */
export const wholeLocalesOf = (kind: ContentKind): readonly Locale[] =>
  ruleOf(kind).locales.filter(
    (locale) => fieldsOf(kind, locale).length === ruleOf(kind).fields.length,
  )
