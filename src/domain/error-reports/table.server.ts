import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { moment } from '#domain/columns.server.ts'

/** What went wrong, once for each kind, with how often. Decisions, section 10 "errors". */
export const errorReports = pgTable(
  'error_reports',
  {
    /** Digest of source, message and the place in the code: the same unexpected error twice is one row. */
    fingerprint: text('fingerprint').primaryKey(),
    source: text('source', { enum: ['browser', 'server', 'job'] }).notNull(),
    message: text('message').notNull(),
    stack: text('stack').notNull(),
    /** Where: a page, a call, a job. */
    place: text('place').notNull(),
    version: text('version').notNull(),
    times: integer('times').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** When staff called it dealt with; it comes back when it happens again. */
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    index('error_reports_latest').on(table.lastSeenAt.desc()),
    check('error_reports_source_known', sql`${table.source} in ('browser', 'server', 'job')`),
    check('error_reports_happened', sql`${table.times} > 0`),
  ],
)
