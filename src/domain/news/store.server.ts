import { desc, lte, type SQL } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { offsetOf, type Page, type PageRequest } from '#shared/page.ts'

import { newsItems } from './table.server.ts'

export type NewsRow = typeof newsItems.$inferSelect

/** Published ones, newest first (spec §9). */
export async function pageNews(ctx: Context, page: PageRequest): Promise<Page<NewsRow>> {
  const [items, count] = await Promise.all([
    ctx.db
      .select()
      .from(newsItems)
      .where(isPublished(ctx))
      .orderBy(desc(newsItems.startDate), desc(newsItems.id))
      .limit(page.size)
      .offset(offsetOf(page)),
    ctx.db.$count(newsItems, isPublished(ctx)),
  ])
  return { items, count, ...page }
}

const isPublished = (ctx: Context): SQL => lte(newsItems.publishedAt, ctx.now)
