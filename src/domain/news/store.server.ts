import { and, asc, desc, eq, gt, lt, lte, or, type SQL } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { pageOf } from '#domain/rows.server.ts'
import type { Page, PageRequest } from '#shared/page.ts'

import { newsItems } from './table.server.ts'

export type NewsRow = typeof newsItems.$inferSelect

/** Published ones, newest first (spec §9). */
export const pageNews = (ctx: Context, page: PageRequest): Promise<Page<NewsRow>> => {
  const order = [desc(newsItems.startDate), desc(newsItems.id)]
  return pageOf(ctx, { table: newsItems, where: isPublished(ctx), order }, page)
}

export async function findNewsRow(ctx: Context, slug: string): Promise<NewsRow | null> {
  const [row] = await ctx.db
    .select()
    .from(newsItems)
    .where(and(eq(newsItems.slug, slug), isPublished(ctx)))
  return row ?? null
}

/** Neighbours of an item in list order; items of one day are ordered by id. */
export async function findNewsNeighbours(
  ctx: Context,
  { startDate, id }: NewsRow,
): Promise<{ older: NewsRow | null; newer: NewsRow | null }> {
  const isOlder = or(
    lt(newsItems.startDate, startDate),
    and(eq(newsItems.startDate, startDate), lt(newsItems.id, id)),
  )
  const isNewer = or(
    gt(newsItems.startDate, startDate),
    and(eq(newsItems.startDate, startDate), gt(newsItems.id, id)),
  )
  const [[older], [newer]] = await Promise.all([
    ctx.db
      .select()
      .from(newsItems)
      .where(and(isOlder, isPublished(ctx)))
      .orderBy(desc(newsItems.startDate), desc(newsItems.id))
      .limit(1),
    ctx.db
      .select()
      .from(newsItems)
      .where(and(isNewer, isPublished(ctx)))
      .orderBy(asc(newsItems.startDate), asc(newsItems.id))
      .limit(1),
  ])
  return { older: older ?? null, newer: newer ?? null }
}

const isPublished = (ctx: Context): SQL => lte(newsItems.publishedAt, ctx.now)
