import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A campaign says one thing before it starts, another while it runs, and a last one after it ended. Spec §1. */
export const campaigns = pgTable(
  'campaigns',
  {
    slug: text('slug').primaryKey(),
    startsAt: timestamp('starts_at', { withTimezone: true, mode: 'date' }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** The page that carries the message; `null` for all pages. */
    page: text('page'),
    beforeEn: text('before_en'),
    beforeJa: text('before_ja'),
    beforeKo: text('before_ko'),
    duringEn: text('during_en'),
    duringJa: text('during_ja'),
    duringKo: text('during_ko'),
    afterEn: text('after_en'),
    afterJa: text('after_ja'),
    afterKo: text('after_ko'),
    /** Shown from this moment on; `null` is a draft. */
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }),
    /** Hidden from this time on; `null` while published. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [check('campaigns_last', sql`${table.endsAt} > ${table.startsAt}`)],
)
