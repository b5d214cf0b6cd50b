import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { moment } from '#domain/columns.server.ts'

import { BACKUP_ORIGINS } from './backup.ts'

/** Every backup that was started. The files are stored elsewhere, possibly on another machine. */
export const backups = pgTable(
  'backups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    origin: text('origin', { enum: BACKUP_ORIGINS }).notNull(),
    startedAt: moment('started_at').notNull(),
    /** When a test restore had the same figures. */
    verifiedAt: moment('verified_at'),
    bytes: bigint('bytes', { mode: 'number' }),
    problem: text('problem'),
  },
  (table) => [
    index('backups_by_start').on(table.startedAt),
    index('backups_verified').on(table.verifiedAt).where(sql`${table.verifiedAt} is not null`),
    check('backups_end_one_way', sql`${table.verifiedAt} is null or ${table.problem} is null`),
  ],
)
