import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { minor, moment } from '#domain/columns.server.ts'

/** The card payment of an order, one row per order, updated in place. The order's id is its key. */
export const cardPayments = pgTable(
  'card_payments',
  {
    orderId: uuid('order_id').primaryKey(),
    /** Part of the processor's idempotency key; counts up only when an intent was cancelled for good. */
    attempt: integer('attempt').notNull(),
    /** `null` between our first commit and the processor's answer. */
    intentId: text('intent_id').unique(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    status: text('status').notNull(),
    receivedMinor: minor('received_minor').notNull().default(0),
    /** When its money was applied to the order: until then it is synced again, whatever its status. */
    appliedAt: moment('applied_at'),
    lastDecline: text('last_decline'),
    createdAt: moment('created_at').notNull(),
    checkedAt: moment('checked_at').notNull(),
  },
  (table) => [index('card_payments_open').on(table.status, table.checkedAt)],
)

/** Webhook events of the processor, stored before they are handled; the rows are their own queue (decision 0071). A repeated event changes nothing. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    eventId: text('event_id').primaryKey(),
    type: text('type').notNull(),
    intentId: text('intent_id'),
    disputeId: text('dispute_id'),
    payload: jsonb('payload').notNull(),
    receivedAt: moment('received_at').notNull(),
    processedAt: moment('processed_at'),
    /** When a process may take it, by the clock of the database; `null` once it is handled, or left to a job. */
    dueAt: moment('due_at'),
    /** How often it was taken. */
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [index('webhook_events_due').on(table.dueAt).where(sql`${table.dueAt} is not null`)],
)
