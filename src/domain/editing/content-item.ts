/**
 * An editors' text for staff. One moment decides when readers see it, in all its languages. Before that moment each
 * language has one text, which may be incomplete; from then on a draft waits next to the text that readers see.
 */
import type { Locale } from '#shared/locale.ts'

import { type ContentKind, type FieldName, ruleOf, type TextField } from './kinds.ts'

/** Every field of the kind; empty where nothing is written. */
export type Texts = Partial<Record<FieldName, string>>

export type Draft = {
  texts: Texts
  /** Who saved it last; the account may be gone. */
  editorId: string | null
  savedAt: Date
}

export type ContentItem = {
  kind: ContentKind
  /** Names it in its address; fixed while readers can open it. */
  slug: string
  /** Readers see it from this moment on; `null` is hidden. */
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
  /** Published with its item, at the item's moment. */
  | 'scheduled'
  /** Readers can't see it. */
  | 'draft'
  /** Only a part is written, so readers are given another language. */
  | 'incomplete'
  | 'missing'

export function textStateOf(item: ContentItem, locale: Locale, now: Date): TextState {
  const texts = workingTexts(item, locale)
  if (!Object.values(texts).some(Boolean)) return 'missing'
  const isDrafted = item.drafts[locale] !== undefined
  if (isPublic(item, now)) {
    if (isWritten(item, locale)) return isDrafted ? 'newer_draft' : 'published'
    return isDrafted ? 'draft' : 'incomplete'
  }
  if (!isComplete(ruleOf(item.kind).fields, texts)) return 'incomplete'
  return item.publishedAt === null ? 'draft' : 'scheduled'
}

/** Whether readers can open it. */
export const isPublic = ({ publishedAt }: Pick<ContentItem, 'publishedAt'>, now: Date): boolean =>
  publishedAt !== null && publishedAt <= now

/** Whether readers of a public item are given this language. */
export const isWritten = (item: ContentItem, locale: Locale): boolean =>
  isComplete(ruleOf(item.kind).fields, item.published[locale] ?? {})

/** Whether a text shows a picture without a description for readers who can't see it. */
const hasUndescribedPicture = (markdown: string): boolean => /!\[\s*\]\(\/pictures\//.test(markdown)

/** What holds a field back from readers. */
export function lackOf(field: TextField, text: string): 'missing' | 'undescribed' | null {
  if (text === '') return field.isNeeded ? 'missing' : null
  return field.form === 'markdown' && hasUndescribedPicture(text) ? 'undescribed' : null
}

const isComplete = (fields: readonly TextField[], texts: Texts): boolean =>
  fields.every((field) => lackOf(field, texts[field.name] ?? '') === null)

/** Languages without which an item can't be shown: none when it can. With `any`, all that would do. */
export function missingLocales(item: ContentItem): readonly Locale[] {
  const { needs } = ruleOf(item.kind)
  if ('all' in needs) return needs.all.filter((locale) => !isWritten(item, locale))
  return needs.any.some((locale) => isWritten(item, locale)) ? [] : needs.any
}

/** What an editor of this language goes on from. */
export const workingTexts = (item: ContentItem, locale: Locale): Texts =>
  item.drafts[locale]?.texts ?? item.published[locale] ?? {}

/** The item as readers see it when it is published: every complete draft is part of it. */
export function withCompleteDrafts(item: ContentItem): ContentItem {
  const { locales } = ruleOf(item.kind)
  const complete = locales.filter((locale) => {
    const draft = item.drafts[locale]
    return draft && isComplete(ruleOf(item.kind).fields, draft.texts)
  })
  const texts = complete.map((locale) => [locale, workingTexts(item, locale)])
  const drafts = Object.entries(item.drafts).filter(
    ([locale]) => !complete.some((one) => one === locale),
  )
  return {
    ...item,
    published: { ...item.published, ...Object.fromEntries(texts) },
    drafts: Object.fromEntries(drafts),
  }
}

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
