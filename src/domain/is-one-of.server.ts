import { type Column, type GetColumnData, type SQL, sql } from 'drizzle-orm'

/**
 * Like drizzle's `inArray`, with one array as its input, so that the text of the query is independent of how many values
 * there are (decision 0042). Empty lists match nothing.
 */
export const isOneOf = <C extends Column>(
  column: C,
  values: readonly GetColumnData<C, 'raw'>[],
): SQL => sql`${column} = any(${sql.param([...values])})`

/** The same for a query that is built once: `name` is the name of the list among its values. */
export const isOneOfGiven = (column: Column, name: string): SQL =>
  sql`${column} = any(${sql.placeholder(name)})`
