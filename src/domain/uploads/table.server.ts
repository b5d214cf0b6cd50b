import { customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { moment } from '#domain/columns.server.ts'

import { FORMATS } from './picture.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Pictures that staff brought in, in the database: every process shows them, and one backup holds them. */
export const uploads = pgTable('uploads', {
  /** Random characters, then width and height: the address contains the size of the picture. */
  name: text('name').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** What it shows, for those who do not see it. */
  altEn: text('alt_en').notNull(),
  altJa: text('alt_ja').notNull(),
  altKo: text('alt_ko').notNull(),
  uploadedBy: uuid('uploaded_by'),
  uploadedAt: moment('uploaded_at').notNull(),
})

/** One picture in one width and format. */
export const uploadFiles = pgTable(
  'upload_files',
  {
    picture: text('picture')
      .notNull()
      .references(() => uploads.name, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    format: text('format', { enum: [...FORMATS] }).notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.picture, table.width, table.format] })],
)
