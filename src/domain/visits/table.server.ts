import { sql } from 'drizzle-orm'
import { bigint, check, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Page views per page and day in Japan, without anything that identifies a visitor. */
export const pageCounts = pgTable(
  'page_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    page: text('page').notNull(),
    locale: text('locale', { enum: ['ja', 'en', 'ko'] }).notNull(),
    views: bigint('views', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.page, table.locale] }),
    check('page_counts_locale_known', sql`${table.locale} in ('ja', 'en', 'ko')`),
    check('page_counts_positive', sql`${table.views} > 0`),
  ],
)
