import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const countries = pgTable('countries', {
  /** ISO 3166-1 alpha-2. */
  code: text('code').primaryKey(),
  /** EMS zone '1' to '5', or 'domestic'. */
  zone: text('zone').notNull(),
  enabled: boolean('enabled').notNull(),
})

export const shippingRates = pgTable(
  'shipping_rates',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    method: text('method', { enum: ['domestic', 'ems', 'courier'] }).notNull(),
    /** A zone '1' to '5' abroad, a rate region at home. */
    zone: text('zone').notNull(),
    /** Parcel class at home, `null` abroad. */
    size: integer('size'),
    upToGrams: integer('up_to_grams').notNull(),
    amountYen: integer('amount_yen').notNull(),
  },
  (table) => [index('shipping_rates_by_zone').on(table.method, table.zone)],
)
