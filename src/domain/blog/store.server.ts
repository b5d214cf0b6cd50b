import { and, desc, eq, lte, type SQL } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { offsetOf, type Page, type PageRequest } from '#shared/page.ts'

import { blogPosts } from './table.server.ts'

export type BlogRow = typeof blogPosts.$inferSelect

/** Published ones, newest first. */
export async function pageBlog(ctx: Context, page: PageRequest): Promise<Page<BlogRow>> {
  const [items, count] = await Promise.all([
    ctx.db
      .select()
      .from(blogPosts)
      .where(isPublished(ctx))
      .orderBy(desc(blogPosts.startDate), desc(blogPosts.id))
      .limit(page.size)
      .offset(offsetOf(page)),
    ctx.db.$count(blogPosts, isPublished(ctx)),
  ])
  return { items, count, ...page }
}

export async function findBlogRow(ctx: Context, slug: string): Promise<BlogRow | null> {
  const [row] = await ctx.db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), isPublished(ctx)))
  return row ?? null
}

const isPublished = (ctx: Context): SQL => lte(blogPosts.publishedAt, ctx.now)
