import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'

/** The pool, or the connection of a transaction. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>
