import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const settings = pgTable('settings', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull().unique(),
  value: text('value').notNull(),
  description: text('description').notNull(),
  isPublic: boolean('is_public').notNull(),
})

/** One row. Triggers count up at each commit that changes reference data. Decision 0047. */
export const referenceRevision = pgTable('reference_revision', {
  id: integer('id').primaryKey(),
  revision: integer('revision').notNull(),
  /** The transaction that counted last. */
  changedBy: text('changed_by').notNull(),
})
