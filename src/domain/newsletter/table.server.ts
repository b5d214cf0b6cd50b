import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Newsletter subscribers; each time is evidence of consent or of its end. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull().unique(),
    locale: text('locale', { enum: ['ja', 'en', 'ko'] }).notNull(),
    state: text('state', { enum: ['pending', 'confirmed', 'ended'] }).notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true, mode: 'date' }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true, mode: 'date' }),
    endedAt: timestamp('ended_at', { withTimezone: true, mode: 'date' }),
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
