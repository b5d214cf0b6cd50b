import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { moment } from '#domain/columns.server.ts'

import { ACCESS_ACTIONS } from './access.ts'

/** The audit log. Append-only: a trigger rejects updates and deletes. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    /** The actor: `system` for automatic actions. The id outlives the account. */
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
    // Read in reverse order of ids.
    index('audit_entries_at').on(table.at),
    index('audit_entries_of_target').on(table.targetType, table.targetId, table.id),
    index('audit_entries_of_actor').on(table.actorId, table.id),
    index('audit_entries_of_action').on(table.action, table.id),
  ],
)

/**
 * Sign-ins of customers, refused attempts, and refusals for lack of permission. Repetitions within an hour are one row
 * with a count. Rows are deleted after `ACCESS_LOG_DAYS`.
 */
export const accessEntries = pgTable(
  'access_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    action: text('action', { enum: ACCESS_ACTIONS }).notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    count: integer('count').notNull().default(1),
    /** The account; `null` when the typed address has none. The address is not stored. */
    accountId: uuid('account_id'),
    /** The partner's key that was refused. */
    partnerKeyId: uuid('partner_key_id'),
    sessionId: uuid('session_id'),
    /** Network prefix and program; empty if unknown. */
    network: text('network').notNull(),
    client: text('client').notNull(),
    /** The sign-in method, or what was refused. */
    detail: text('detail').notNull(),
    /** Key of entries that are counted together; `null` for single entries. */
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
