import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { moment } from '#domain/columns.server.ts'

import { QUESTION_TYPES } from './question.ts'

export const faqs = pgTable(
  'faqs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Names the question in the address of its answer. */
    slug: text('slug').notNull().unique(),
    questionType: text('question_type', { enum: [...QUESTION_TYPES] }).notNull(),
    /** English is there before a question is shown; while it is written, it may be missing. */
    questionEn: text('question_en'),
    questionJa: text('question_ja'),
    questionKo: text('question_ko'),
    /** Markdown. */
    answerEn: text('answer_en'),
    answerJa: text('answer_ja'),
    answerKo: text('answer_ko'),
    position: integer('position').notNull(),
    /** Shown from this moment on; `null` is a draft. */
    publishedAt: moment('published_at'),
  },
  (table) => [
    index('faqs_in_order').on(table.questionType, table.position),
    check(
      'faqs_has_text',
      sql`${table.publishedAt} is null or (${table.questionEn} is not null and ${table.answerEn} is not null)`,
    ),
  ],
)
