import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { QUESTION_TYPES } from './question.ts'

export const faqs = pgTable(
  'faqs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Names the question in the address of its answer. */
    slug: text('slug').notNull().unique(),
    questionType: text('question_type', { enum: [...QUESTION_TYPES] }).notNull(),
    questionEn: text('question_en').notNull(),
    questionJa: text('question_ja'),
    questionKo: text('question_ko'),
    /** Markdown. */
    answerEn: text('answer_en').notNull(),
    answerJa: text('answer_ja'),
    answerKo: text('answer_ko'),
    position: integer('position').notNull(),
    /** Shown from this moment on; `null` is a draft. */
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('faqs_in_order').on(table.questionType, table.position)],
)
