import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** An instant, read as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** An amount of money in the smallest unit of its currency. */
export const minor = (name: string) => bigint(name, { mode: 'number' })
