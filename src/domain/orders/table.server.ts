import { inArray, type SQL, sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { users } from '#domain/accounts/table.server.ts'
import { cartridges } from '#domain/catalog/table.server.ts'
import { idOf, minor, moment } from '#domain/columns.server.ts'
import type { Pieces } from '#domain/ledger/money-words.ts'
import { DELIVERY_TIMES } from '#domain/shipping/delivery-time.ts'

import { dueAt } from './due-at.server.ts'
import { ORDER_STATUSES, type OrderStatus } from './lifecycle.ts'
import { REPLACEMENT_REASONS, REPLACEMENT_STATES } from './replacement.ts'

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Read aloud and typed into transfers; unrelated to the id. */
    number: text('number').notNull().unique(),
    userId: idOf('user_id', () => users.id),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    paymentMethod: text('payment_method', { enum: ['card', 'bank_transfer'] }).notNull(),
    locale: text('locale', { enum: ['ja', 'en', 'ko'] }).notNull(),
    location: text('location').notNull(),
    currency: text('currency', { enum: ['jpy', 'usd'] }).notNull(),
    subtotalMinor: minor('subtotal_minor').notNull(),
    shippingMinor: minor('shipping_minor').notNull(),
    transactionFeeMinor: minor('transaction_fee_minor').notNull(),
    includedTaxMinor: minor('included_tax_minor').notNull(),
    totalMinor: minor('total_minor').notNull(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone').notNull(),
    customerCompany: text('customer_company').notNull(),
    customerDepartment: text('customer_department').notNull().default(''),
    /** The number of the order in the buyer's own books. */
    purchaseOrderNumber: text('purchase_order_number').notNull().default(''),
    /** Who receives the parcel, if it is not the buyer; without a name there is none. */
    recipientName: text('recipient_name').notNull().default(''),
    recipientCompany: text('recipient_company').notNull().default(''),
    recipientDepartment: text('recipient_department').notNull().default(''),
    recipientPhone: text('recipient_phone').notNull().default(''),
    /** Reading of the buyer's name in full-width katakana; empty where not required. */
    customerKana: text('customer_kana').notNull().default(''),
    /** Korea's personal customs code, sealed; forgotten once the parcel is on its way. */
    customsCodeEncrypted: text('customs_code_encrypted'),
    notes: text('notes').notNull(),
    shippingMethod: text('shipping_method', { enum: ['domestic', 'ems', 'courier'] }).notNull(),
    /** The buyer's wish; `null` for any time. */
    deliveryTime: text('delivery_time', { enum: DELIVERY_TIMES }),
    country: text('country').notNull(),
    postalCode: text('postal_code').notNull(),
    state: text('state').notNull(),
    city: text('city').notNull(),
    line1: text('line1').notNull(),
    line2: text('line2').notNull(),
    packageCount: integer('package_count').notNull(),
    deviceSerial: text('device_serial').notNull(),
    needsPlateCartridges: boolean('needs_plate_cartridges').notNull(),
    termsVersion: text('terms_version'),
    termsAcceptedAt: moment('terms_accepted_at'),
    placedAt: moment('placed_at').notNull(),
    /** When an unpaid order expires: 24 h after placing, or the bank deadline plus grace period. */
    unpaidUntil: moment('unpaid_until').notNull(),
    /** Payment deadline shown to the buyer; `null` for cards. */
    bankDeadlineAt: moment('bank_deadline_at'),
    /** The buyer's declaration of a transfer, with the payer's name. */
    transferDeclaredAt: moment('transfer_declared_at'),
    payerName: text('payer_name').notNull().default(''),
    remindersSent: integer('reminders_sent').notNull().default(0),
    paidAt: moment('paid_at'),
    shippedAt: moment('shipped_at'),
    deliveredAt: moment('delivered_at'),
    /** Of its parcels, in the order in which staff gave them; empty before it ships. */
    trackingNumbers: text('tracking_numbers').array().notNull().default([]),
    /** Why staff must review this order; `null` when no review is open. */
    reviewReason: text('review_reason'),
  },
  (table) => [
    // With the payment, so that the figures read buyers from the index alone.
    index('orders_of_user').on(table.userId, table.placedAt, table.paidAt),
    // The console's list walks an index in display order: this one where the filter is a common value, and the three
    // below where it is a rare one. Decision 0046.
    index('orders_newest').on(table.placedAt, table.id),
    index('orders_of_status')
      .on(table.status, table.placedAt, table.id)
      .where(sql`${table.status} <> 'delivered'`),
    index('orders_from_abroad')
      .on(table.country, table.placedAt, table.id)
      .where(sql`${table.country} <> 'JP'`),
    index('orders_in_dollars').on(table.placedAt, table.id).where(sql`${table.currency} = 'usd'`),
    index('orders_by_due').on(dueAt(table), table.id),
    index('orders_with_customs_code')
      .on(table.id)
      .where(sql`${table.customsCodeEncrypted} is not null`),
    index('orders_in_review').on(table.placedAt).where(sql`${table.reviewReason} is not null`),
    check(
      'orders_add_up',
      sql`${table.totalMinor} = ${table.subtotalMinor} + ${table.shippingMinor} + ${table.transactionFeeMinor} and ${table.subtotalMinor} >= 0 and ${table.shippingMinor} >= 0 and ${table.transactionFeeMinor} >= 0`,
    ),
    check(
      'orders_recipient_named',
      sql`${table.recipientName} <> '' or (${table.recipientCompany} = '' and ${table.recipientDepartment} = '' and ${table.recipientPhone} = '')`,
    ),
    check('orders_packages_positive', sql`${table.packageCount} between 1 and 99`),
  ],
)

/** The states as literals: only these find the partial index when the statement is prepared. Decision 0046. */
export const hasStatus = (...statuses: readonly OrderStatus[]): SQL =>
  inArray(orders.status, [...statuses]).inlineParams()

export const ofOrder = () => idOf('order_id', () => orders.id)
idOf('order_id', () => orders.id)

/** Orders whose search text is missing or old. Triggers write it. Decision 0027. */
export const orderSearchQueue = pgTable('order_search_queue', {
  orderId: uuid('order_id').primaryKey(),
})

/** Folded search text of an order. Decision 0027. */
export const orderSearch = pgTable(
  'order_search',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    words: text('words').notNull(),
    /** Every pair of neighbouring characters of `words`. */
    pairs: text('pairs').array().notNull(),
  },
  (table) => [index('order_search_pairs').using('gin', table.pairs)],
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: ofOrder(),
    position: integer('position').notNull(),
    productId: text('product_id').notNull(),
    name: text('name').notNull(),
    quantity: integer('quantity').notNull(),
    unitMinor: minor('unit_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_lines_quantity', sql`${table.quantity} between 1 and 99`),
  ],
)

export const orderCartridges = pgTable(
  'order_cartridges',
  {
    orderId: ofOrder(),
    serial: text('serial')
      .notNull()
      .references(() => cartridges.serial),
    quantity: integer('quantity').notNull(),
    /** Where they go, numbered from zero through all packages. */
    chambers: integer('chambers').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.serial] }),
    check('order_cartridges_quantity', sql`${table.quantity} between 1 and 99`),
  ],
)

export const orderSdks = pgTable(
  'order_sdks',
  {
    orderId: ofOrder(),
    slug: text('slug').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.slug] })],
)

/** Shipments at no charge for goods of an order. Decision 0060. */
export const replacements = pgTable(
  'replacements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: ofOrder(),
    position: integer('position').notNull(),
    reason: text('reason', { enum: REPLACEMENT_REASONS }).notNull(),
    reportedOn: text('reported_on').notNull(),
    items: jsonb('items').$type<Pieces[]>().notNull(),
    state: text('state', { enum: REPLACEMENT_STATES }).notNull(),
    openedBy: idOf('opened_by', () => users.id),
    openedAt: moment('opened_at').notNull(),
    trackingNumbers: text('tracking_numbers').array().notNull().default([]),
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('replacements_of_order').on(table.orderId, table.position),
    index('replacements_open').on(table.openedAt, table.id).where(sql`${table.state} = 'open'`),
    check(
      'replacements_closed',
      sql`(${table.state} = 'open') = (${table.closedAt} is null) and (${table.state} = 'shipped') = (cardinality(${table.trackingNumbers}) > 0)`,
    ),
  ],
)

const BY_STAFF = sql`actor_kind = 'staff'`

/** The timeline: event, time, actor. Append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: ofOrder(),
    at: moment('at').notNull(),
    kind: text('kind').notNull(),
    fromStatus: text('from_status'),
    toStatus: text('to_status'),
    actorKind: text('actor_kind').notNull(),
    actorId: uuid('actor_id'),
    detail: jsonb('detail').notNull(),
  },
  (table) => [
    index('order_events_of_order').on(table.orderId, table.id),
    index('order_events_of_staff').on(table.at, table.id).where(BY_STAFF),
    index('order_events_of_staff_member').on(table.actorId, table.at, table.id).where(BY_STAFF),
    index('order_events_of_staff_kind').on(table.kind, table.at, table.id).where(BY_STAFF),
  ],
)

/** Bank transfers as staff recorded them. */
export const bankTransfers = pgTable(
  'bank_transfers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: ofOrder(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    payerName: text('payer_name').notNull(),
    receivedOn: text('received_on').notNull(),
    recordedBy: idOf('recorded_by', () => users.id),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [
    uniqueIndex('bank_transfers_once').on(
      table.orderId,
      table.amountMinor,
      table.receivedOn,
      table.payerName,
    ),
    index('bank_transfers_by_day').on(table.receivedOn, table.amountMinor),
  ],
)
