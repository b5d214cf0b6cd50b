import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { moment } from '#domain/columns.server.ts'

export const careers = pgTable(
  'careers',
  {
    slug: text('slug').primaryKey(),
    /** English is there before a place is shown; while it is written, it may be missing. */
    titleEn: text('title_en'),
    titleJa: text('title_ja'),
    titleKo: text('title_ko'),
    summaryEn: text('summary_en'),
    summaryJa: text('summary_ja'),
    summaryKo: text('summary_ko'),
    /** Markdown. */
    bodyEn: text('body_en'),
    bodyJa: text('body_ja'),
    bodyKo: text('body_ko'),
    position: integer('position').notNull(),
    /** Shown from this moment on; `null` is a draft. */
    publishedAt: moment('published_at'),
  },
  (table) => [
    check(
      'careers_has_text',
      sql`${table.publishedAt} is null or (${table.titleEn} is not null and ${table.summaryEn} is not null and ${table.bodyEn} is not null)`,
    ),
  ],
)
