/** The search texts of orders, which are written after the orders. Decision 0027. */
import { and, type SQL, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import {
  foldTerms,
  pairsContain,
  type SearchTerms,
  wordsContain,
} from '#domain/text-search.server.ts'

import { SEARCH_LENGTH_MAX } from './policy.ts'
import { orderSearch } from './table.server.ts'

const QUEUED_AT_ONCE = 200

/** Writes the search text of every order that was queued before the call. */
export async function indexOrderSearch(ctx: Context): Promise<void> {
  for (let written = QUEUED_AT_ONCE; written > 0; ) {
    const { rows } = await ctx.db.execute<{ written: number }>(
      sql`select write_queued_order_search(${QUEUED_AT_ONCE}) as written`,
    )
    written = rows[0]?.written ?? 0
  }
}

/** What a search among orders asks for. Queued texts are written before: an order is found from the moment it is placed. */
export async function readOrderTerms(
  ctx: Context,
  input: string,
): Promise<SearchTerms | 'too_short' | null> {
  const terms = await foldTerms(ctx, input.slice(0, SEARCH_LENGTH_MAX))
  if (terms !== null && terms !== 'too_short') await indexOrderSearch(ctx)
  return terms
}

/** For queries that begin at the search texts. */
export const isOrderFound = (terms: SearchTerms): SQL | undefined =>
  and(pairsContain(sql`${orderSearch.pairs}`, terms), isOrderMatch(terms))

/** For queries that test one order after the other. */
export const isOrderMatch = (terms: SearchTerms): SQL =>
  wordsContain(sql`${orderSearch.words}`, terms)
