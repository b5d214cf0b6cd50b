/** The search texts of orders, which are written after the orders. Decision 0027. */
import { and, type SQL, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { pairsContain, type SearchTerms, wordsContain } from '#domain/text-search.server.ts'

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

/** For queries that begin at the search texts. */
export const isOrderFound = (terms: SearchTerms): SQL | undefined =>
  and(pairsContain(sql`${orderSearch.pairs}`, terms), isOrderMatch(terms))

/** For queries that test one order after the other. */
export const isOrderMatch = (terms: SearchTerms): SQL =>
  wordsContain(sql`${orderSearch.words}`, terms)
