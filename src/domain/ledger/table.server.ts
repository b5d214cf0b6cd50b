import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { minor, moment } from '#domain/columns.server.ts'
import type { PaymentCard } from '#domain/payments/payment-card.ts'

import {
  DISCREPANCY_KINDS,
  DISPUTE_STATES,
  MONEY_METHODS,
  MOVEMENT_KINDS,
  type Pieces,
  REFUND_STATES,
} from './money-words.ts'

/**
 * Money that came in or went out for an order. Rows are only ever added (a trigger refuses the rest), and what
 * went back never exceeds what came in (another one).
 */
export const moneyMovements = pgTable(
  'money_movements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: uuid('order_id').notNull(),
    kind: text('kind', { enum: MOVEMENT_KINDS }).notNull(),
    method: text('method', { enum: MONEY_METHODS }).notNull(),
    /** Always positive; the kind says which way it went. */
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency', { enum: ['jpy', 'usd'] }).notNull(),
    /** What it is known by elsewhere: the intent, the refund, the row of the statement, the dispute. */
    reference: text('reference').notNull(),
    /** Which card paid, where the processor says it. */
    card: jsonb('card').$type<PaymentCard>(),
    at: moment('at').notNull(),
    actorKind: text('actor_kind').notNull(),
    actorId: uuid('actor_id'),
  },
  (table) => [
    uniqueIndex('money_movements_once').on(table.kind, table.reference),
    index('money_movements_of_order').on(table.orderId, table.id),
    index('money_movements_by_moment').on(table.at),
    check('money_movements_positive', sql`${table.amountMinor} > 0`),
    check(
      'money_movements_card',
      sql`${table.card} is null or (${table.method} = 'card' and ${table.kind} = 'payment')`,
    ),
  ],
)

/** Money that is to go back. Its parts add up to it; it becomes a movement when it has gone. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id').notNull(),
    method: text('method', { enum: MONEY_METHODS }).notNull(),
    state: text('state', { enum: REFUND_STATES }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency', { enum: ['jpy', 'usd'] }).notNull(),
    goodsMinor: minor('goods_minor').notNull(),
    shippingMinor: minor('shipping_minor').notNull(),
    feeMinor: minor('fee_minor').notNull(),
    /** What came in beyond the order's total. */
    excessMinor: minor('excess_minor').notNull(),
    reason: text('reason').notNull(),
    /** The products that it pays for; their price is a part of `goodsMinor`. */
    items: jsonb('items').$type<Pieces[]>().notNull().default([]),
    /** Of an order that has not shipped: whether its goods are released when everything is refunded. */
    returnsStock: boolean('returns_stock').notNull(),
    /** Of an order that has shipped: the cartridges that came back and are restocked. */
    restocked: jsonb('restocked').$type<Pieces[]>().notNull().default([]),
    attempts: integer('attempts').notNull().default(0),
    lastFailure: text('last_failure'),
    /** The processor's number of it, or what staff wrote down of the transfer. */
    proof: text('proof'),
    requestedBy: uuid('requested_by'),
    requestedAt: moment('requested_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('refunds_of_order').on(table.orderId, table.requestedAt),
    index('refunds_by_state').on(table.state),
    check(
      'refunds_add_up',
      sql`${table.amountMinor} > 0 and ${table.amountMinor} = ${table.goodsMinor} + ${table.shippingMinor} + ${table.feeMinor} + ${table.excessMinor} and ${table.goodsMinor} >= 0 and ${table.shippingMinor} >= 0 and ${table.feeMinor} >= 0 and ${table.excessMinor} >= 0`,
    ),
    check(
      'refunds_have_proof',
      sql`${table.state} <> 'succeeded' or (${table.proof} is not null and ${table.finishedAt} is not null)`,
    ),
  ],
)

/** The buyer's bank reverses a card payment and requests evidence before a deadline. */
export const disputes = pgTable(
  'disputes',
  {
    id: text('id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    state: text('state', { enum: DISPUTE_STATES }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency', { enum: ['jpy', 'usd'] }).notNull(),
    reason: text('reason').notNull(),
    /** Until when evidence may be handed in. */
    dueAt: moment('due_at'),
    openedAt: moment('opened_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('disputes_of_order').on(table.orderId),
    index('disputes_by_state').on(table.state),
  ],
)

/** Where the processor's books and ours disagree; closed by itself when they agree again. */
export const reconciliationDiscrepancies = pgTable(
  'reconciliation_discrepancies',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: DISCREPANCY_KINDS }).notNull(),
    /** The payment at the processor that it is about. */
    intentId: text('intent_id').notNull(),
    orderId: uuid('order_id'),
    detail: jsonb('detail').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('reconciliation_discrepancies_open')
      .on(table.kind, table.intentId)
      .where(sql`${table.closedAt} is null`),
  ],
)
