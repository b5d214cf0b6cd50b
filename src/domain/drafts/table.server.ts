import { index, integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

import { users } from '#domain/accounts/table.server.ts'

/** What somebody who is signed in has chosen and typed, before it is an order. One a person. */
export const orderDrafts = pgTable(
  'order_drafts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    content: jsonb('content').notNull(),
    /** Counts up with each save: a tab that knows an older one is told. */
    version: integer('version').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('order_drafts_saved_at').on(table.savedAt)],
)
