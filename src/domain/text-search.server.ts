/** Searches texts that the database has folded, by pairs of neighbouring characters. Decision 0027. */
import { and, type SQL, sql } from 'drizzle-orm'

import type { Context } from './context.ts'

/** More terms are left out. */
const TERMS_MAX = 8

/** Folded terms, each of which a match contains. */
export type SearchTerms = readonly string[]

/** `null` when nothing was typed; `too_short` when all of it is punctuation or single letters, which match too much. */
export async function foldTerms(
  ctx: Context,
  input: string,
): Promise<SearchTerms | 'too_short' | null> {
  const typed = termsIn(input)
  if (typed.length === 0) return null
  const { rows } = await ctx.db.execute<{ term: string }>(
    sql`select distinct search_fold(typed) as term from unnest(${sql.param(typed)}::text[]) as typed`,
  )
  const terms = rows.map(({ term }) => term).filter(isSearchable)
  return terms.length === 0 ? 'too_short' : terms.slice(0, TERMS_MAX)
}

/** PostgreSQL takes no text with NUL. */
const termsIn = (input: string): string[] =>
  input.replaceAll('\u0000', '').split(/\s+/).filter(Boolean)

const isSearchable = (term: string): boolean => term.length > 1 || term > '\u007f'

/** What a GIN index over pairs answers: all matches, and texts that contain the same pairs elsewhere. */
export const pairsContain = (pairs: SQL, terms: SearchTerms): SQL =>
  sql`${pairs} @> (${sql.join(
    terms.map((term) => sql`search_pairs(${term}::text)`),
    sql` || `,
  )})`

/** Decides for one folded text. */
export const wordsContain = (words: SQL, terms: SearchTerms): SQL =>
  and(...terms.map((term) => sql`position(${term} in ${words}) > 0`)) ?? sql`true`

/** For lists that are read in one statement, which folds what was typed. Single letters are searched without the index. */
export const containsInput = (words: SQL, input: string): SQL | undefined =>
  and(
    ...termsIn(input).map(
      (term) =>
        sql`search_pairs(${words}) @> search_pairs(search_fold(${term})) and position(search_fold(${term}) in ${words}) > 0`,
    ),
  )
