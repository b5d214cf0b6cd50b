import { and, desc, eq, lte, type SQL } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { pageOf } from '#domain/rows.server.ts'
import type { Page, PageRequest } from '#shared/page.ts'

import { blogPosts } from './table.server.ts'

export type BlogRow = typeof blogPosts.$inferSelect

/** Published ones, newest first. */
export const pageBlog = (ctx: Context, page: PageRequest): Promise<Page<BlogRow>> => {
  const order = [desc(blogPosts.startDate), desc(blogPosts.id)]
  return pageOf(ctx, { table: blogPosts, where: isPublished(ctx), order }, page)
}

export async function findBlogRow(ctx: Context, slug: string): Promise<BlogRow | null> {
  const [row] = await ctx.db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), isPublished(ctx)))
  return row ?? null
}

const isPublished = (ctx: Context): SQL => lte(blogPosts.publishedAt, ctx.now)
