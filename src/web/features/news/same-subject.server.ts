/** News on the product that an item is about: what came before it and what followed. */
import type { Context } from '#domain/context.ts'
import { listNews } from '#domain/news/list-news.server.ts'
import type { NewsItem } from '#domain/news/news-item.ts'
import { proseOf } from '#web/prose/markdown.server.ts'

import type { Entry } from './entry.ts'
import { entryOf } from './entry-of.server.ts'
import { productIn } from './related.ts'

/** The newest items; older ones are no longer looked through. */
const SEARCHED_MAX = 100
const SHOWN_MAX = 7

/** Oldest first, with the item itself; empty where it is the only one, or about no product. */
export async function listSameSubject(ctx: Context, item: NewsItem): Promise<Entry[]> {
  const subject = subjectOf(item)
  if (subject === undefined) return []

  const { items } = await listNews(ctx, { number: 1, size: SEARCHED_MAX })
  const same = items.filter((one) => subjectOf(one) === subject).reverse()
  const place = same.findIndex(({ id }) => id === item.id)
  if (place === -1 || same.length < 2) return []

  const first = Math.max(0, Math.min(place - Math.floor(SHOWN_MAX / 2), same.length - SHOWN_MAX))
  return same.slice(first, first + SHOWN_MAX).map((one) => entryOf(ctx, '/company/news', one))
}

const subjectOf = ({ body }: NewsItem): string | undefined => productIn(proseOf(body))?.path
