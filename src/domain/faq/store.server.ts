import { asc, lte } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'

import { FAQS_MAX } from './policy.ts'
import { faqs } from './table.server.ts'

export type FaqRow = typeof faqs.$inferSelect

/** Published ones, by group and in the order staff gave them. */
export const publishedFaqs = (ctx: Context): Promise<FaqRow[]> =>
  ctx.db
    .select()
    .from(faqs)
    .where(lte(faqs.publishedAt, ctx.now))
    .orderBy(asc(faqs.questionType), asc(faqs.position), asc(faqs.slug))
    .limit(FAQS_MAX)
