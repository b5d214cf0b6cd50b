/** News in the language of the reader. Spec §7 call 12; §9 "News sorted by start_date descending". */
import type { Context } from '#domain/context.ts'
import { lastChangeOf } from '#domain/last-change.ts'
import type { Page, PageRequest } from '#shared/page.ts'
import { isStorable } from '#shared/stored-text.ts'

import { type NewsItem, newsLocaleOf, newsTextsIn } from './news-item.ts'
import { findNewsNeighbours, findNewsRow, type NewsRow, pageNews } from './store.server.ts'

/** Whose texts a call answers with (Spec §7 call 12). */
export const newsContextOfCall = (ctx: Context): Context => ({
  ...ctx,
  locale: newsLocaleOf(ctx.locale),
})

export async function listNews(ctx: Context, page: PageRequest): Promise<Page<NewsItem>> {
  const found = await pageNews(ctx, page)
  return { ...found, items: found.items.map((row) => itemOf(ctx, row)) }
}

/** One item and those that came just before and after it. */
type NewsInTime = { item: NewsItem; older: NewsItem | null; newer: NewsItem | null }

/** `null` for a draft as for an item that never was, and for a name that no row can have. */
export async function findNewsItem(ctx: Context, slug: string): Promise<NewsInTime | null> {
  const row = isStorable(slug) ? await findNewsRow(ctx, slug) : null
  if (row === null) return null

  const { older, newer } = await findNewsNeighbours(ctx, row)
  return {
    item: itemOf(ctx, row),
    older: older && itemOf(ctx, older),
    newer: newer && itemOf(ctx, newer),
  }
}

function itemOf(ctx: Context, row: NewsRow): NewsItem {
  const { id, slug, startDate } = row
  const changedAt = lastChangeOf(row)
  const texts = {
    en: { title: row.titleEn, body: row.bodyEn },
    ja: { title: row.titleJa, body: row.bodyJa },
    ko: { title: row.titleKo, body: row.bodyKo },
  }
  return { id, slug, startDate, changedAt, ...newsTextsIn(texts, ctx.locale) }
}
