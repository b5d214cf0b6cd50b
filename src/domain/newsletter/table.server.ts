import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { moment } from '#domain/columns.server.ts'

/** Newsletter subscribers; each time is evidence of consent or of its end. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull().unique(),
    locale: text('locale', { enum: ['ja', 'en', 'ko'] }).notNull(),
    state: text('state', { enum: ['pending', 'confirmed', 'ended'] }).notNull(),
    requestedAt: moment('requested_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('subscriptions_newest').on(table.requestedAt, table.id),
    index('subscriptions_of_state_newest').on(table.state, table.requestedAt, table.id),
    check('subscriptions_state_known', sql`${table.state} in ('pending', 'confirmed', 'ended')`),
    check(
      'subscriptions_confirmed_once',
      sql`${table.state} <> 'confirmed' or ${table.confirmedAt} is not null`,
    ),
  ],
)
