import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { moment } from '#domain/columns.server.ts'

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull().unique(),
    /** The day the post is of, in Japan. */
    startDate: date('start_date', { mode: 'string' }).notNull(),
    titleEn: text('title_en'),
    titleJa: text('title_ja'),
    titleKo: text('title_ko'),
    /** One or two sentences, for lists and descriptions. */
    summaryEn: text('summary_en'),
    summaryJa: text('summary_ja'),
    summaryKo: text('summary_ko'),
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
    index('blog_posts_newest').on(table.startDate.desc(), table.id.desc()),
    check(
      'blog_posts_has_text',
      sql`${table.publishedAt} is null or coalesce(${table.titleEn}, ${table.titleJa}, ${table.titleKo}) is not null`,
    ),
  ],
)
