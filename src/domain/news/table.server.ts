import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { moment } from '#domain/columns.server.ts'

/** Written in Japanese or English, and in Korean for pages (decisions, section 4). */
export const newsItems = pgTable(
  'news_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull().unique(),
    /** The day the item is of, in Japan. */
    startDate: date('start_date', { mode: 'string' }).notNull(),
    titleEn: text('title_en'),
    titleJa: text('title_ja'),
    titleKo: text('title_ko'),
    /** Markdown. */
    bodyEn: text('body_en'),
    bodyJa: text('body_ja'),
    bodyKo: text('body_ko'),
    /** Shown from this moment on; `null` is a draft. */
    publishedAt: moment('published_at'),
    /** When a text was last changed; `null` if none was. */
    changedAt: moment('changed_at'),
  },
  (table) => [
    index('news_items_newest').on(table.startDate.desc(), table.id.desc()),
    check(
      'news_items_has_text',
      sql`${table.publishedAt} is null or ${table.titleEn} is not null or ${table.titleJa} is not null`,
    ),
  ],
)
