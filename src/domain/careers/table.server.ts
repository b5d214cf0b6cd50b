import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const careers = pgTable('careers', {
  slug: text('slug').primaryKey(),
  titleEn: text('title_en').notNull(),
  titleJa: text('title_ja'),
  titleKo: text('title_ko'),
  summaryEn: text('summary_en').notNull(),
  summaryJa: text('summary_ja'),
  summaryKo: text('summary_ko'),
  /** Markdown. */
  bodyEn: text('body_en').notNull(),
  bodyJa: text('body_ja'),
  bodyKo: text('body_ko'),
  position: integer('position').notNull(),
  /** Shown from this moment on; `null` is a draft. */
  publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }),
})
