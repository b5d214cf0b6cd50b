import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something was tried in a window, shared by every process. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    bucket: text('bucket').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('rate_counters_resets_at').on(table.resetsAt)],
)

/** The first answer to a request with an `Idempotency-Key`, kept 24 h (decisions, section 8). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: text('owner').notNull(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** `null` while the first request is still being worked on. */
    status: integer('status'),
    body: jsonb('body'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.operation, table.key] }),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
)
