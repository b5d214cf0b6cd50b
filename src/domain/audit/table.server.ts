import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { ACCESS_ACTIONS } from './access.ts'

/** Who did what, and when. Rows are only ever added: a trigger refuses the rest. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Whose action it was: `system` where nobody stood behind it. The id outlives the account. */
    actorKind: text('actor_kind').notNull(),
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    /** What it was done to: a module's own word, and the key of the row there. */
    targetType: text('target_type').notNull(),
    targetId: text('target_id').notNull(),
    /** What changed. Never a secret. */
    detail: jsonb('detail').notNull(),
  },
  (table) => [
    // Read backwards: entries are numbered as they are written.
    index('audit_entries_at').on(table.at),
    index('audit_entries_of_target').on(table.targetType, table.targetId, table.id),
    index('audit_entries_of_actor').on(table.actorId, table.id),
    index('audit_entries_of_action').on(table.action, table.id),
  ],
)

/**
 * Sign-ins of customers, what was refused to them, and what was refused to anybody for want of a right. What repeats
 * within an hour is one row with a count, and rows are deleted after `ACCESS_LOG_DAYS`.
 */
export const accessEntries = pgTable(
  'access_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    action: text('action', { enum: ACCESS_ACTIONS }).notNull(),
    firstAt: timestamp('first_at', { withTimezone: true, mode: 'date' }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true, mode: 'date' }).notNull(),
    count: integer('count').notNull().default(1),
    /** Whose account it was about; `null` where the address that was typed has none: the address is not kept. */
    accountId: uuid('account_id'),
    /** The partner's key that was refused. */
    partnerKeyId: uuid('partner_key_id'),
    sessionId: uuid('session_id'),
    /** A part of the address it came from, and the program; empty where nobody knows. */
    network: text('network').notNull(),
    client: text('client').notNull(),
    /** The way in, or what was refused. */
    detail: text('detail').notNull(),
    /** The same for what is counted together; `null` for what stands alone. */
    slot: text('slot'),
  },
  (table) => [
    uniqueIndex('access_entries_slot').on(table.slot),
    index('access_entries_last_at').on(table.lastAt, table.id),
    index('access_entries_of_account').on(table.accountId, table.lastAt, table.id),
    index('access_entries_of_action').on(table.action, table.lastAt, table.id),
    check('access_entries_counted', sql`${table.count} > 0`),
  ],
)
