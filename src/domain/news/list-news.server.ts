/** News in the language of the reader. Spec §7 call 12; §9 "News sorted by start_date descending". */
import type { Context } from '#domain/context.ts'
import type { Page, PageRequest } from '#shared/page.ts'

import { type NewsItem, type NewsLocale, newsLocaleOf } from './news-item.ts'
import { type NewsRow, pageNews } from './store.server.ts'

export async function listNews(ctx: Context, page: PageRequest): Promise<Page<NewsItem>> {
  const found = await pageNews(ctx, page)
  const wanted = newsLocaleOf(ctx.locale)
  return { ...found, items: found.items.map((row) => itemOf(row, wanted)) }
}

/** Title and body come from one language, so that no item changes language in the middle. */
function itemOf(row: NewsRow, wanted: NewsLocale): NewsItem {
  const { id, slug, startDate } = row
  const texts = {
    en: { title: row.titleEn, body: row.bodyEn },
    ja: { title: row.titleJa, body: row.bodyJa },
  }
  const locale = texts[wanted].title === null ? OTHER[wanted] : wanted
  const { title, body } = texts[locale]
  return { id, slug, startDate, locale, title: title ?? '', body: body ?? '' }
}

const OTHER = { en: 'ja', ja: 'en' } as const satisfies Record<NewsLocale, NewsLocale>
