import { type AnyPgColumn, bigint, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An instant, read as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** An amount of money in the smallest unit of its currency. */
export const minor = (name: string) => bigint(name, { mode: 'number' })

/** The id of a row of another table; with `cascade`, this row ends with that one. */
export const idOf = (name: string, column: () => AnyPgColumn, onDelete?: 'cascade') =>
  uuid(name)
    .notNull()
    .references(column, onDelete && { onDelete })
