/** An editors' text for staff: the published text of each language, and its drafts. */
import type { Locale } from '#shared/locale.ts'

import { type ContentKind, type FieldName, type KindRule, ruleOf } from './kinds.ts'

/** Every field of the kind; empty where nothing is written. */
export type Texts = Partial<Record<FieldName, string>>

export type Draft = {
  texts: Texts
  /** Who saved it last; the account may be gone. */
  editorId: string | null
  savedAt: Date
  /** Scheduled publication; `null` for manual publication. */
  publishAt: Date | null
}

export type ContentItem = {
  kind: ContentKind
  /** Names it in its address, for ever. */
  slug: string
  /** Shown from this moment on; `null` is hidden. */
  publishedAt: Date | null
  /** Of dated texts: an ISO day in Japan. */
  startDate: string | null
  /** Of questions: their group. */
  questionType: string | null
  published: Partial<Record<Locale, Texts>>
  drafts: Partial<Record<Locale, Draft>>
}

export type TextState =
  | 'published'
  /** Published, and a draft is newer. */
  | 'newer_draft'
  /** A draft will be published by itself. */
  | 'scheduled'
  | 'draft'
  /** Only a part is published, so readers are given another language. */
  | 'incomplete'
  | 'missing'

export function textStateOf(item: ContentItem, locale: Locale): TextState {
  const draft = item.drafts[locale]
  if (draft) {
    if (draft.publishAt !== null) return 'scheduled'
    return isTold(item, locale) ? 'newer_draft' : 'draft'
  }
  if (isTold(item, locale)) return 'published'
  return Object.values(item.published[locale] ?? {}).some(Boolean) ? 'incomplete' : 'missing'
}

/** Whether readers are given this language. */
export const isTold = (item: ContentItem, locale: Locale): boolean =>
  lacksOf(ruleOf(item.kind), item.published[locale] ?? {}).length === 0

/** The fields that a language still lacks. */
export const lacksOf = ({ fields }: KindRule, texts: Texts): FieldName[] =>
  fields.filter(({ name, isNeeded }) => isNeeded && !texts[name]).map(({ name }) => name)

/** Languages without which an item can't be shown: none when it can. With `any`, all that would do. */
export function missingLocales(item: ContentItem): readonly Locale[] {
  const { needs, locales } = ruleOf(item.kind)
  if (needs !== 'any') return needs.filter((locale) => !isTold(item, locale))
  return locales.some((locale) => isTold(item, locale)) ? [] : locales
}

/** What an editor of this language goes on from. */
export const workingTexts = (item: ContentItem, locale: Locale): Texts =>
  item.drafts[locale]?.texts ?? item.published[locale] ?? {}

/** What the item is called in lists: in this language, else in any. */
export function nameOf(item: ContentItem, locale: Locale): { text: string; locale: Locale } | null {
  const [field] = ruleOf(item.kind).fields
  const order: Locale[] = [locale, 'en', 'ja', 'ko']
  for (const wanted of order) {
    const text = field && workingTexts(item, wanted)[field.name]
    if (text) return { text, locale: wanted }
  }
  return null
}
