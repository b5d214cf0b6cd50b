import { and, desc, gte, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { isOneOf } from '#domain/is-one-of.server.ts'

import type { CountedViews } from './page-view.ts'
import { pageCounts } from './table.server.ts'

export async function addToPageCounts(
  ctx: Context,
  day: string,
  counted: readonly CountedViews[],
): Promise<void> {
  await ctx.db
    .insert(pageCounts)
    .values(counted.map((row) => ({ ...row, day })))
    .onConflictDoUpdate({
      target: [pageCounts.day, pageCounts.page, pageCounts.locale],
      set: { views: sql`${pageCounts.views} + excluded.views` },
    })
}

const views = sql<number>`sum(${pageCounts.views})`.mapWith(Number)

export const sumViewsByDay = (ctx: Context, since: string) =>
  ctx.db
    .select({ day: pageCounts.day, views })
    .from(pageCounts)
    .where(gte(pageCounts.day, since))
    .groupBy(pageCounts.day)

/** The most opened first. */
export const listViewedPages = (ctx: Context, since: string, limit: number) =>
  ctx.db
    .select({ page: pageCounts.page, views })
    .from(pageCounts)
    .where(gte(pageCounts.day, since))
    .groupBy(pageCounts.page)
    .orderBy(desc(views), pageCounts.page)
    .limit(limit)

export const listViewsOf = (ctx: Context, since: string, pages: readonly string[]) =>
  ctx.db
    .select({ page: pageCounts.page, views })
    .from(pageCounts)
    .where(and(gte(pageCounts.day, since), isOneOf(pageCounts.page, pages)))
    .groupBy(pageCounts.page)
