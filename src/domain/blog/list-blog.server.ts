/** Posts in the language of the reader, newest first. Decisions, section 3. */
import type { Context } from '#domain/context.ts'
import { lastChangeOf } from '#domain/last-change.ts'
import type { Page, PageRequest } from '#shared/page.ts'
import { isStorable } from '#shared/stored-text.ts'

import { type BlogPost, postTextsIn } from './blog-post.ts'
import { type BlogRow, findBlogRow, pageBlog } from './store.server.ts'

export async function listBlog(ctx: Context, page: PageRequest): Promise<Page<BlogPost>> {
  const found = await pageBlog(ctx, page)
  return { ...found, items: found.items.map((row) => postOf(ctx, row)) }
}

/** `null` for a draft as for a post that never was, and for a name that no row can have. */
export async function findBlogPost(ctx: Context, slug: string): Promise<BlogPost | null> {
  const row = isStorable(slug) ? await findBlogRow(ctx, slug) : null
  return row && postOf(ctx, row)
}

function postOf(ctx: Context, row: BlogRow): BlogPost {
  const texts = {
    en: { title: row.titleEn, summary: row.summaryEn, body: row.bodyEn },
    ja: { title: row.titleJa, summary: row.summaryJa, body: row.bodyJa },
    ko: { title: row.titleKo, summary: row.summaryKo, body: row.bodyKo },
  }
  const { slug, startDate } = row
  return { slug, startDate, changedAt: lastChangeOf(row), ...postTextsIn(texts, ctx.locale) }
}
