/** Preview of a text in the language of `ctx`: its draft over the published text. */
import { may } from '#domain/accounts/permission.ts'
import { type BlogPost, postTextsIn } from '#domain/blog/blog-post.ts'
import { type Career, textsIn as careerTextsIn } from '#domain/careers/career.ts'
import type { Context } from '#domain/context.ts'
import { textsIn as answerIn, QUESTION_TYPES, type Question } from '#domain/faq/question.ts'
import { type NewsItem, newsLocaleOf, newsTextsIn } from '#domain/news/news-item.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import {
  type ContentItem,
  isPublic,
  lackOf,
  missingLocales,
  type Texts,
  withCompleteDrafts,
} from './content-item.ts'
import { type ContentKind, type FieldName, ruleOf } from './kinds.ts'
import { readContent } from './list-content.server.ts'

export type Preview =
  | { kind: 'news'; item: Omit<NewsItem, 'id' | 'changedAt'> }
  | { kind: 'blog'; item: Omit<BlogPost, 'changedAt'> }
  | { kind: 'faq'; item: Omit<Question, 'id'> }
  | { kind: 'careers'; item: Career }

export async function previewContent(
  ctx: Context,
  kind: ContentKind,
  slug: string,
): Promise<Result<Preview, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'content.edit')) return fail('forbidden')
  const found = await readContent(ctx, kind, slug)
  return found.ok ? ok(previewOf(ctx, found.value)) : found
}

type PreviewContext = Pick<Context, 'locale' | 'now'>

function previewOf(ctx: PreviewContext, item: ContentItem): Preview {
  const { kind, slug } = item
  const startDate = item.startDate ?? dayInJapan(ctx.now)
  const textOf = (locale: Locale, field: FieldName): string | null =>
    shownTexts(ctx, item, locale)[field] || null
  const inEach = <T>(of: (locale: Locale) => T) => ({ ja: of('ja'), en: of('en'), ko: of('ko') })
  const article = (locale: Locale) => ({
    title: textOf(locale, 'title'),
    summary: textOf(locale, 'summary'),
    body: textOf(locale, 'body'),
  })
  switch (kind) {
    case 'news': {
      const texts = newsTextsIn(inEach(article), ctx.locale)
      return { kind, item: { slug, startDate, ...texts } }
    }
    case 'blog':
      return { kind, item: { slug, startDate, ...postTextsIn(inEach(article), ctx.locale) } }
    case 'careers': {
      const publishedOn = dayInJapan(item.publishedAt ?? ctx.now)
      return { kind, item: { slug, publishedOn, ...careerTextsIn(inEach(article), ctx.locale) } }
    }
    case 'faq': {
      const questionType = QUESTION_TYPES.find((type) => type === item.questionType) ?? 'general'
      const texts = inEach((locale) => ({
        question: textOf(locale, 'question'),
        answer: textOf(locale, 'answer'),
      }))
      return { kind, item: { slug, questionType, ...answerIn(texts, ctx.locale) } }
    }
  }
}

/** Which language readers of each one are given once the item is public: none while it can't be. */
export function languagesGiven(item: ContentItem, now: Date) {
  const shown = { ...(isPublic(item, now) ? item : withCompleteDrafts(item)), drafts: {} }
  if (missingLocales(shown).length > 0) return []
  return LOCALES.map((reader) => {
    const { locale: given } = previewOf({ locale: reader, now }, shown).item
    return { reader, given }
  })
}

/**
 * Drafts of other languages are no business of this one's readers. What its own draft still lacks is shown as a gap: readers
 * would be given another language, and the editor would see nothing of the draft.
 */
function shownTexts(ctx: PreviewContext, item: ContentItem, locale: Locale): Texts {
  const isRead =
    locale === ctx.locale || (item.kind === 'news' && locale === newsLocaleOf(ctx.locale))
  const draft = isRead ? item.drafts[locale] : undefined
  if (!draft) return item.published[locale] ?? {}
  const gaps = ruleOf(item.kind)
    .fields.filter((field) => lackOf(field, draft.texts[field.name] ?? '') === 'missing')
    .map(({ name }) => [name, GAP])
  return { ...draft.texts, ...Object.fromEntries(gaps) }
}

const GAP = '…'
