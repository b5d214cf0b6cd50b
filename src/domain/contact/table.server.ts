import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { CONTACT_TOPICS } from './contact.ts'

export const contacts = pgTable(
  'contacts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    topic: text('topic', { enum: [...CONTACT_TOPICS] }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Of the writer, for the reply. */
    locale: text('locale', { enum: ['ja', 'en', 'ko'] }).notNull(),
    /** Whether a captcha was passed. Spec §3 "A captcha verification flag is kept with it". */
    isVerified: boolean('is_verified').notNull(),
    state: text('state', { enum: ['open', 'answered', 'closed'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('contacts_by_state').on(table.state, table.createdAt),
    check('contacts_topic_known', sql`${table.topic} in ('general', 'signage')`),
    check('contacts_state_known', sql`${table.state} in ('open', 'answered', 'closed')`),
  ],
)
