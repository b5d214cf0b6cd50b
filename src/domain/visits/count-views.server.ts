/** First-party page counts without cookies. Decisions, section 10 "analytics". */
import type { Context } from '#domain/context.ts'
import { dayInJapan } from '#shared/japan-day.ts'

import type { CountedViews } from './page-view.ts'
import { addToPageCounts } from './store.server.ts'

/** Adds to the counts of today in Japan. */
export async function countViews(ctx: Context, counted: readonly CountedViews[]): Promise<void> {
  if (counted.length > 0) await addToPageCounts(ctx, dayInJapan(ctx.now), counted)
}
