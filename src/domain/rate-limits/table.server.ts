import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { moment } from '#domain/columns.server.ts'

/** Rate limit counters, shared by all processes. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    bucket: text('bucket').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('rate_counters_resets_at').on(table.resetsAt)],
)

/** The answer to the first request with an `Idempotency-Key`, retained for 24 h (decisions, section 8). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: text('owner').notNull(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** `null` while the first request is running. */
    status: integer('status'),
    body: jsonb('body'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.operation, table.key] }),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
)
