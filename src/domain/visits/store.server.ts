import { sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'

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
