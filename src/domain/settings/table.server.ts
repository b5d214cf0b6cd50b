import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const settings = pgTable('settings', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull().unique(),
  value: text('value').notNull(),
  description: text('description').notNull(),
  isPublic: boolean('is_public').notNull(),
})
