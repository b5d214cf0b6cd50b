/** Open places in the language of the reader. Spec §7 call 14. */
import type { Context } from '#domain/context.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import type { Page, PageRequest } from '#shared/page.ts'
import { isStorable } from '#shared/stored-text.ts'

import { type Career, textsIn } from './career.ts'
import { type CareerRow, findCareerRow, pageCareers } from './store.server.ts'

/** Searches `text` in the slug and in the titles of all languages. */
export async function listCareers(
  ctx: Context,
  text: string | null,
  page: PageRequest,
): Promise<Page<Career>> {
  const found = await pageCareers(ctx, text, page)
  return { ...found, items: found.items.map((row) => careerOf(ctx, row)) }
}

/** `null` for a draft as for a place that never was, and for a name that no row can have. */
export async function findCareer(ctx: Context, slug: string): Promise<Career | null> {
  if (!isStorable(slug)) return null

  const row = await findCareerRow(ctx, slug)
  return row && careerOf(ctx, row)
}

function careerOf(ctx: Context, row: CareerRow): Career {
  const texts = {
    en: { title: row.titleEn, summary: row.summaryEn, body: row.bodyEn },
    ja: { title: row.titleJa, summary: row.summaryJa, body: row.bodyJa },
    ko: { title: row.titleKo, summary: row.summaryKo, body: row.bodyKo },
  }
  const publishedOn = dayInJapan(row.publishedAt ?? ctx.now)
  return { slug: row.slug, publishedOn, ...textsIn(texts, ctx.locale) }
}
