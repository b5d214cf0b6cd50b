import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { users } from '#domain/accounts/table.server.ts'
import { idOf, moment } from '#domain/columns.server.ts'

import { ofOrder } from '../table.server.ts'

/** Batches: one action of staff on many orders, processed in the background. Decisions, section 12. */
export const orderBatches = pgTable(
  'order_batches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    action: text('action', { enum: ['confirm', 'ship'] }).notNull(),
    /** Idempotency key of the form. */
    formKey: uuid('form_key').notNull().unique(),
    requestedBy: idOf('requested_by', () => users.id),
    requestedAt: moment('requested_at').notNull(),
    /** `null` while items are unprocessed. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('order_batches_newest').on(table.requestedAt),
    index('order_batches_open').on(table.requestedAt).where(sql`${table.endedAt} is null`),
  ],
)

export const orderBatchItems = pgTable(
  'order_batch_items',
  {
    batchId: idOf('batch_id', () => orderBatches.id),
    position: integer('position').notNull(),
    orderId: ofOrder(),
    /** As staff typed them. */
    trackingNumbers: text('tracking_numbers'),
    state: text('state', { enum: ['waiting', 'done', 'refused'] })
      .notNull()
      .default('waiting'),
    /** The domain's refusal; `null` unless refused. */
    refusal: text('refusal'),
    /** How often an unexpected error interrupted it. */
    errorCount: integer('error_count').notNull().default(0),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.position] }),
    uniqueIndex('order_batch_items_once').on(table.batchId, table.orderId),
    index('order_batch_items_waiting')
      .on(table.batchId, table.position)
      .where(sql`${table.state} = 'waiting'`),
    check(
      'order_batch_items_refused_why',
      sql`(${table.state} = 'refused') = (${table.refusal} is not null)`,
    ),
  ],
)
