import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { moment } from '#domain/columns.server.ts'
import { LOCALES } from '#shared/locale.ts'

import type { Texts } from './content-item.ts'
import { CONTENT_KINDS } from './kinds.ts'

/** Drafts of what readers can see: one per item and language, shared by all editors. Readers never see this table. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    kind: text('kind', { enum: [...CONTENT_KINDS] }).notNull(),
    /** The item's name in its address. */
    item: text('item').notNull(),
    locale: text('locale', { enum: [...LOCALES] }).notNull(),
    fields: jsonb('fields').$type<Texts>().notNull(),
    editorId: uuid('editor_id'),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.item, table.locale] })],
)
