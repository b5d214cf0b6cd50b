import { index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'

import { users } from '#domain/accounts/table.server.ts'
import { moment } from '#domain/columns.server.ts'

/** The draft order of a signed-in customer, one per account. */
export const orderDrafts = pgTable(
  'order_drafts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    content: jsonb('content').notNull(),
    /** Incremented by each save; a client with an older version must merge. */
    version: integer('version').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [index('order_drafts_saved_at').on(table.savedAt)],
)
