import { and, asc, eq, ilike, lte, or, type SQL } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { containing } from '#domain/like-pattern.ts'
import { pageOf } from '#domain/rows.server.ts'
import type { Page, PageRequest } from '#shared/page.ts'

import { careers } from './table.server.ts'

export type CareerRow = typeof careers.$inferSelect

export function pageCareers(
  ctx: Context,
  text: string | null,
  page: PageRequest,
): Promise<Page<CareerRow>> {
  const where = and(isPublished(ctx), text === null ? undefined : isCalled(text))
  const order = [asc(careers.position), asc(careers.slug)]
  return pageOf(ctx, { table: careers, where, order }, page)
}

export async function findCareerRow(ctx: Context, slug: string): Promise<CareerRow | null> {
  const [row] = await ctx.db
    .select()
    .from(careers)
    .where(and(eq(careers.slug, slug), isPublished(ctx)))
  return row ?? null
}

const isPublished = (ctx: Context): SQL => lte(careers.publishedAt, ctx.now)

function isCalled(text: string): SQL | undefined {
  const pattern = containing(text)
  return or(
    ilike(careers.slug, pattern),
    ilike(careers.titleEn, pattern),
    ilike(careers.titleJa, pattern),
    ilike(careers.titleKo, pattern),
  )
}
