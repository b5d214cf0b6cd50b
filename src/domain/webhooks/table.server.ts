import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { idOf, moment } from '#domain/columns.server.ts'
import { partners } from '#domain/partners/table.server.ts'

/** A partner's webhook endpoint and its subscriptions. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    partnerId: idOf('partner_id', () => partners.id),
    url: text('url').notNull(),
    /** Encrypted signing secret; shown once, when it is created. */
    secretEncrypted: text('secret_encrypted').notNull(),
    /** The one before it: deliveries are signed with both until then, so that a receiver can change over. */
    previousSecretEncrypted: text('previous_secret_encrypted'),
    previousSecretUntil: moment('previous_secret_until'),
    kinds: text('kinds').array().notNull(),
    createdAt: moment('created_at').notNull(),
    /** The first try that failed since the last one that went well. */
    failingSince: moment('failing_since'),
    /** Nothing is sent while it is set: staff switched it off, or it failed for days. */
    disabledAt: moment('disabled_at'),
  },
  (table) => [index('webhook_endpoints_partner').on(table.partnerId)],
)

/** One event for one endpoint; its body is fixed when the event happens, so that every attempt is equal. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    endpointId: idOf('endpoint_id', () => webhookEndpoints.id),
    /** The same for all endpoints of one event, and for every attempt: receivers drop duplicates by it. */
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    state: text('state', { enum: ['waiting', 'delivered', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When the next try is due; `null` once there is none. */
    nextAttemptAt: moment('next_attempt_at'),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.endpointId, table.eventId),
    index('webhook_deliveries_newest').on(table.createdAt),
    index('webhook_deliveries_state').on(table.state, table.createdAt),
    index('webhook_deliveries_endpoint').on(table.endpointId, table.createdAt),
    index('webhook_deliveries_due').on(table.nextAttemptAt),
    check(
      'webhook_deliveries_state_known',
      sql`${table.state} in ('waiting', 'delivered', 'failed')`,
    ),
    check(
      'webhook_deliveries_delivered_at',
      sql`${table.state} <> 'delivered' or ${table.deliveredAt} is not null`,
    ),
    check('webhook_deliveries_attempts', sql`${table.attempts} >= 0`),
  ],
)

/** Every try of a delivery, and what came back. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    deliveryId: idOf('delivery_id', () => webhookDeliveries.id, 'cascade'),
    attemptedAt: moment('attempted_at').notNull(),
    /** HTTP status; `null` when no answer came. */
    status: integer('status'),
    /**
     * A word for what went wrong (`sender.ts`), or the beginning of the answer; empty when it went well. A row
     * is written before anything is sent: `interrupted` stays where the process died before it knew.
     */
    error: text('error').notNull().default(''),
    durationMs: integer('duration_ms').notNull(),
  },
  (table) => [index('webhook_attempts_delivery').on(table.deliveryId, table.attemptedAt)],
)
