import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'

import { moment } from '#domain/columns.server.ts'

/** A campaign says one thing before it starts, another while it runs, and a last one after it ended. Spec §1. */
export const campaigns = pgTable(
  'campaigns',
  {
    slug: text('slug').primaryKey(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
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
    publishedAt: moment('published_at'),
    /** Hidden from this time on; `null` while published. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [check('campaigns_last', sql`${table.endsAt} > ${table.startsAt}`)],
)
