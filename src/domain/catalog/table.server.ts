import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

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
    priceJpy: bigint('price_jpy', { mode: 'number' }),
    priceUsdMinor: bigint('price_usd_minor', { mode: 'number' }),
    position: integer('position').notNull(),
  },
  (table) => [index('cartridges_listed').on(table.active, table.position)],
)

/** What lies on the shelf and what open orders hold. `reserved` never exceeds `on_hand`. */
export const cartridgeStock = pgTable(
  'cartridge_stock',
  {
    serial: text('serial')
      .primaryKey()
      .references(() => cartridges.serial),
    onHand: integer('on_hand').notNull(),
    reserved: integer('reserved').notNull().default(0),
  },
  (table) => [
    check(
      'cartridge_stock_covers',
      sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.onHand}`,
    ),
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

export const prices = pgTable(
  'prices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    currency: text('currency', { enum: ['jpy', 'usd'] }).notNull(),
    unitAmount: bigint('unit_amount', { mode: 'number' }).notNull(),
    active: boolean('active').notNull(),
  },
  (table) => [
    uniqueIndex('prices_one_active')
      .on(table.productId, table.currency)
      .where(sql`${table.active}`),
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
  priceJpy: bigint('price_jpy', { mode: 'number' }).notNull(),
  priceUsdMinor: bigint('price_usd_minor', { mode: 'number' }).notNull(),
  position: integer('position').notNull(),
})
