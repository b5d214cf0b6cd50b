import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { minor, moment } from '#domain/columns.server.ts'

export const cartridgeKinds = pgTable('cartridge_kinds', {
  kind: text('kind').primaryKey(),
  labelEn: text('label_en').notNull(),
  labelJa: text('label_ja'),
  labelKo: text('label_ko'),
  position: integer('position').notNull(),
})

export const cartridges = pgTable(
  'cartridges',
  {
    serial: text('serial').primaryKey(),
    nameEn: text('name_en').notNull(),
    nameJa: text('name_ja'),
    nameKo: text('name_ko'),
    kind: text('kind')
      .notNull()
      .references(() => cartridgeKinds.kind),
    /** Listed when at least 1. Spec §9 "Only active cartridges". */
    active: integer('active').notNull(),
    /** `null` where the price is given on request. */
    priceJpy: minor('price_jpy'),
    priceUsdMinor: minor('price_usd_minor'),
    /** One or two sentences: what it is like. */
    descriptionEn: text('description_en'),
    descriptionJa: text('description_ja'),
    descriptionKo: text('description_ko'),
    /** The notes that one perceives, in one line. */
    notesEn: text('notes_en'),
    notesJa: text('notes_ja'),
    notesKo: text('notes_ko'),
    /** Serials of scents that go well with it. */
    goesWith: text('goes_with').array().notNull().default([]),
    position: integer('position').notNull(),
  },
  (table) => [index('cartridges_listed').on(table.active, table.position)],
)

/** Stock on hand and reserved by open orders. `reserved` never exceeds `on_hand`. */
export const cartridgeStock = pgTable(
  'cartridge_stock',
  {
    serial: text('serial')
      .primaryKey()
      .references(() => cartridges.serial),
    onHand: integer('on_hand').notNull(),
    reserved: integer('reserved').notNull().default(0),
    /** Lead time in days; `null` when unknown. */
    leadTimeDays: integer('lead_time_days'),
  },
  (table) => [
    check(
      'cartridge_stock_covers',
      sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.onHand}`,
    ),
    check('cartridge_stock_lead_time', sql`${table.leadTimeDays} > 0`),
  ],
)

/** The cartridges whose low stock staff were notified of: again only after the stock was filled up. */
export const lowStockAlerts = pgTable('low_stock_alerts', {
  serial: text('serial')
    .primaryKey()
    .references(() => cartridges.serial, { onDelete: 'cascade' }),
  notifiedAt: moment('notified_at').notNull(),
})

/**
 * Stock movements with reason and actor. A trigger of `cartridge_stock` writes them, so that none is
 * missing; another one makes them immutable. A serial outlives its cartridge.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    serial: text('serial').notNull(),
    at: moment('at').notNull(),
    delta: integer('delta').notNull(),
    onHandAfter: integer('on_hand_after').notNull(),
    reason: text('reason').notNull(),
    note: text('note').notNull().default(''),
    actorKind: text('actor_kind').notNull(),
    actorId: uuid('actor_id'),
    orderId: uuid('order_id'),
  },
  (table) => [
    index('stock_movements_of_cartridge').on(table.serial, table.id),
    index('stock_movements_shipped').on(table.at).where(sql`${table.reason} = 'shipped'`),
  ],
)

/** Requests for one e-mail when a cartridge is back in stock; open until `notifiedAt`. */
export const restockAlerts = pgTable(
  'restock_alerts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    serial: text('serial')
      .notNull()
      .references(() => cartridges.serial),
    email: text('email').notNull(),
    locale: text('locale', { enum: ['ja', 'en', 'ko'] }).notNull(),
    requestedAt: moment('requested_at').notNull(),
    notifiedAt: moment('notified_at'),
  },
  (table) => [
    uniqueIndex('restock_alerts_open')
      .on(table.serial, table.email)
      .where(sql`${table.notifiedAt} is null`),
    index('restock_alerts_of_email').on(table.email),
  ],
)

export const products = pgTable('products', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  nameEn: text('name_en').notNull(),
  nameJa: text('name_ja'),
  nameKo: text('name_ko'),
  taglineEn: text('tagline_en').notNull(),
  taglineJa: text('tagline_ja'),
  taglineKo: text('tagline_ko'),
  isSold: boolean('is_sold').notNull(),
  position: integer('position').notNull(),
})

/**
 * Prices of a product from a start on, in one currency. The newest started one applies. Append-only
 * (a trigger refuses changes), but a price that has not started may be withdrawn.
 */
export const prices = pgTable(
  'prices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    currency: text('currency', { enum: ['jpy', 'usd'] }).notNull(),
    unitAmount: minor('unit_amount').notNull(),
    /** Not withdrawn. */
    active: boolean('active').notNull(),
    /** The prices of a new shop have always started. */
    startsAt: moment('starts_at').notNull().default(sql`'2020-01-01T00:00:00Z'`),
    /** Who set it; the id remains after the account is erased. */
    setBy: uuid('set_by'),
  },
  (table) => [
    index('prices_newest').on(
      table.productId,
      table.currency,
      table.startsAt.desc(),
      table.id.desc(),
    ),
    check('prices_not_negative', sql`${table.unitAmount} >= 0`),
  ],
)

export const applications = pgTable('applications', {
  slug: text('slug').primaryKey(),
  nameEn: text('name_en').notNull(),
  nameJa: text('name_ja'),
  nameKo: text('name_ko'),
  taglineEn: text('tagline_en').notNull(),
  taglineJa: text('tagline_ja'),
  taglineKo: text('tagline_ko'),
  platforms: text('platforms').array().notNull(),
  position: integer('position').notNull(),
})

export const sdkDocuments = pgTable('sdk_documents', {
  slug: text('slug').primaryKey(),
  nameEn: text('name_en').notNull(),
  nameJa: text('name_ja'),
  nameKo: text('name_ko'),
  platform: text('platform').notNull(),
  version: text('version').notNull(),
  priceJpy: minor('price_jpy').notNull(),
  priceUsdMinor: minor('price_usd_minor').notNull(),
  position: integer('position').notNull(),
})
