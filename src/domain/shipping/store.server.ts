import { asc, eq } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import type { ReferenceData } from '#domain/reference-data.ts'
import { lockBy, updateBy } from '#domain/rows.server.ts'

import type { Rate } from './fee.ts'
import type { ShippingMethod } from './method.ts'
import { countries, shippingRates } from './table.server.ts'

type Country = typeof countries.$inferSelect

const RATES_MAX = 2000
const COUNTRIES_MAX = 300

/** `null` for a country the table does not know. */
export async function findCountry(
  ctx: Context,
  code: string,
): Promise<{ zone: string; enabled: boolean } | null> {
  return (await listCountries(ctx)).find((country) => country.code === code) ?? null
}

export async function listDisabledCountries(ctx: Context): Promise<string[]> {
  return (await listCountries(ctx)).filter(({ enabled }) => !enabled).map(({ code }) => code)
}

/** The rows of one method to some zones: a handful, because the fee picks among them. */
export async function findRates(
  ctx: Context,
  method: ShippingMethod,
  zones: readonly string[],
): Promise<Rate[]> {
  const rates = await listRates(ctx)
  return rates.filter((rate) => rate.method === method && zones.includes(String(rate.zone)))
}

/** All there are: some hundreds. */
export const listRates = (ctx: Context): Promise<readonly Rate[]> => ctx.reference(allRates)

const allRates: ReferenceData<readonly Rate[]> = {
  async load(db) {
    const rows = await db
      .select()
      .from(shippingRates)
      .orderBy(asc(shippingRates.upToGrams))
      .limit(RATES_MAX)
    return rows.map(rateOf)
  },
}

export const listCountries = (ctx: Context): Promise<readonly Country[]> =>
  ctx.reference(allCountries)

const allCountries: ReferenceData<readonly Country[]> = {
  load: (db) => db.select().from(countries).orderBy(asc(countries.code)).limit(COUNTRIES_MAX),
}

const rateOf = ({ zone, size, ...rate }: typeof shippingRates.$inferSelect): Rate =>
  // The table is written from the same type: at home a region and a size, abroad a zone's number.
  rate.method === 'domestic'
    ? ({ ...rate, zone, size: size ?? 0 } as Rate)
    : ({ ...rate, zone: Number(zone) } as Rate)

export async function lockRates(ctx: Context, method: ShippingMethod): Promise<Rate[]> {
  const rows = await ctx.db
    .select()
    .from(shippingRates)
    .where(eq(shippingRates.method, method))
    .orderBy(asc(shippingRates.id))
    .for('update')
  return rows.map(rateOf)
}

/** Only while they are locked. */
export async function replaceRates(
  ctx: Context,
  method: ShippingMethod,
  rates: readonly Rate[],
): Promise<void> {
  await ctx.db.delete(shippingRates).where(eq(shippingRates.method, method))
  await ctx.db.insert(shippingRates).values(
    rates.map((rate) => ({
      method,
      zone: String(rate.zone),
      upToGrams: rate.upToGrams,
      amountYen: rate.amountYen,
      size: rate.method === 'domestic' ? rate.size : null,
    })),
  )
}

export const lockCountry = lockBy(countries, 'code')

export const updateCountry = updateBy(countries, 'code')
