import { sql } from 'drizzle-orm'
import { check, date, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'

import { moment } from '#domain/columns.server.ts'

/** What was published is never rewritten: a trigger refuses it. The day names the version. */
export const legalVersions = pgTable(
  'legal_versions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    document: text('document', { enum: ['sale', 'service', 'privacy'] }).notNull(),
    /** A day in Japan. */
    effectiveFrom: date('effective_from', { mode: 'string' }).notNull(),
    /** Markdown; `null` until it is written. */
    bodyEn: text('body_en'),
    bodyJa: text('body_ja'),
    bodyKo: text('body_ko'),
    /** `null` is a draft. */
    publishedAt: moment('published_at'),
  },
  (table) => [
    unique('legal_versions_day').on(table.document, table.effectiveFrom),
    check('legal_versions_document', sql`${table.document} in ('sale', 'service', 'privacy')`),
    check(
      'legal_versions_whole',
      sql`${table.publishedAt} is null or num_nulls(${table.bodyEn}, ${table.bodyJa}, ${table.bodyKo}) = 0`,
    ),
  ],
)
