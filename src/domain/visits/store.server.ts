import { and, desc, gte, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { isOneOf } from '#domain/is-one-of.server.ts'
import type { Period } from '#shared/period.ts'

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

const FORMATS = { days: 'YYYY-MM-DD', months: 'YYYY-MM' } as const satisfies Record<Period, string>

export function sumViewsBy(ctx: Context, period: Period, since: string) {
  const step = sql<string>`to_char(${pageCounts.day}, ${sql.raw(`'${FORMATS[period]}'`)})`
  return ctx.db
    .select({ step, views })
    .from(pageCounts)
    .where(gte(pageCounts.day, since))
    .groupBy(step)
}

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
