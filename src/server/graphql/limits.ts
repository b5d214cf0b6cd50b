/** Limits of one query; docs/decisions/0024-graphql.md explains each number. */

/** A query for everything there is has 1,300. */
export const QUERY_CHARACTERS_MAX = 10_000
/** Validation compares selections with each other, so its time grows with their square. A query for everything has 340. */
export const QUERY_TOKENS_MAX = 1_000
/** With every fragment written out. The standard introspection query has 230. */
export const SELECTIONS_MAX = 500
/** The schema has no circle: its longest way down is five. */
export const DEPTH_MAX = 8
/** Fields of one query, with every fragment written out; there are about 180. */
export const BREADTH_MAX = 250
/** The whole catalogue, every field of a hundred cartridges among it, costs about 3,000. */
export const COST_MAX = 4_000

/** A list at the root is one or two statements, however long it is. */
export const LIST_COST = 10
/** A text of some kilobytes; it bounds what one answer can weigh. */
export const LONG_TEXT_COST = 5

/** One statement and one whole query. Each is answered in some milliseconds. */
export const STATEMENT_TIMEOUT_MS = 3_000
export const QUERY_TIMEOUT_MS = 5_000
