import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { users } from '#domain/accounts/table.server.ts'
import { cartridges } from '#domain/catalog/table.server.ts'

import { ORDER_STATUSES } from './lifecycle.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const minor = (name: string) => bigint(name, { mode: 'number' })

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What people read out and type into a transfer; says nothing of the id. */
    number: text('number').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
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
    /** How the buyer's name reads, in full-width katakana; empty where it was not asked. */
    customerKana: text('customer_kana').notNull().default(''),
    /** Korea's personal customs code, sealed; forgotten once the parcel is on its way. */
    customsCodeSealed: text('customs_code_sealed'),
    notes: text('notes').notNull(),
    shippingMethod: text('shipping_method', { enum: ['domestic', 'ems', 'courier'] }).notNull(),
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
    /** When an unpaid order is given up: 24 h after placing, or the bank deadline with its grace. */
    unpaidUntil: moment('unpaid_until').notNull(),
    /** The date a bank customer is told; `null` for cards. */
    bankDeadlineAt: moment('bank_deadline_at'),
    /** The buyer says that the transfer was made, and under which name. */
    transferDeclaredAt: moment('transfer_declared_at'),
    payerName: text('payer_name').notNull().default(''),
    remindersSent: integer('reminders_sent').notNull().default(0),
    paidAt: moment('paid_at'),
    shippedAt: moment('shipped_at'),
    deliveredAt: moment('delivered_at'),
    trackingNumber: text('tracking_number'),
    /** Why a person must look at this order, `null` when nobody must. */
    reviewReason: text('review_reason'),
  },
  (table) => [
    index('orders_of_user').on(table.userId, table.placedAt),
    index('orders_by_status').on(table.status, table.unpaidUntil),
    index('orders_by_placed_at').on(table.placedAt),
    check(
      'orders_add_up',
      sql`${table.totalMinor} = ${table.subtotalMinor} + ${table.shippingMinor} + ${table.transactionFeeMinor} and ${table.subtotalMinor} >= 0 and ${table.shippingMinor} >= 0 and ${table.transactionFeeMinor} >= 0`,
    ),
    check('orders_packages_positive', sql`${table.packageCount} between 1 and 99`),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
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
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    serial: text('serial')
      .notNull()
      .references(() => cartridges.serial),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.serial] }),
    check('order_cartridges_quantity', sql`${table.quantity} between 1 and 99`),
  ],
)

export const orderSdks = pgTable(
  'order_sdks',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    slug: text('slug').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.slug] })],
)

/** The timeline: what happened, when, by whom. Rows are only ever added. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    at: moment('at').notNull(),
    kind: text('kind').notNull(),
    fromStatus: text('from_status'),
    toStatus: text('to_status'),
    actorKind: text('actor_kind').notNull(),
    actorId: uuid('actor_id'),
    detail: jsonb('detail').notNull(),
  },
  (table) => [index('order_events_of_order').on(table.orderId, table.id)],
)

/** Money that arrived by bank transfer, as staff recorded it. */
export const bankTransfers = pgTable(
  'bank_transfers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    payerName: text('payer_name').notNull(),
    receivedOn: text('received_on').notNull(),
    recordedBy: uuid('recorded_by')
      .notNull()
      .references(() => users.id),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [
    uniqueIndex('bank_transfers_once').on(
      table.orderId,
      table.amountMinor,
      table.receivedOn,
      table.payerName,
    ),
  ],
)
