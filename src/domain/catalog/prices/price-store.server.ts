import { and, asc, desc, eq } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import type { ReferenceData } from '#domain/reference-data.ts'
import type { Currency } from '#shared/money.ts'
import { pick } from '#shared/pick.ts'

import { nameIn } from '../localized.server.ts'
import { prices, products } from '../table.server.ts'
import type { PriceRow } from './price-plan.ts'

const PRICES_MAX = 5000

const priceColumns = pick(prices, 'id', 'productId', 'currency', 'unitAmount', 'startsAt')

/** The started prices of these products, newest first; none of a product that is off sale. */
export async function listStartedPrices(
  ctx: Context,
  productIds: readonly string[],
): Promise<PriceRow[]> {
  const rows = await ctx.reference(pricesOnSale)
  return rows.filter(
    ({ productId, startsAt }) => startsAt <= ctx.now && productIds.includes(productId),
  )
}

/** Newest first, planned ones among them. */
const pricesOnSale: ReferenceData<PriceRow[]> = {
  load: (db) =>
    db
      .select(priceColumns)
      .from(prices)
      .innerJoin(products, and(eq(products.id, prices.productId), eq(products.isSold, true)))
      .where(eq(prices.active, true))
      .orderBy(desc(prices.startsAt), desc(prices.id))
      .limit(PRICES_MAX),
}

/** Every price that was not withdrawn, of one product or of all. */
export const listPriceRows = (ctx: Context, productId: string | null): Promise<PriceRow[]> =>
  ctx.db
    .select(priceColumns)
    .from(prices)
    .where(
      and(
        eq(prices.active, true),
        productId === null ? undefined : eq(prices.productId, productId),
      ),
    )
    .orderBy(asc(prices.productId), desc(prices.startsAt), desc(prices.id))
    .limit(PRICES_MAX)

export const listProductRows = (ctx: Context) =>
  ctx.db
    .select({ id: products.id, name: nameIn(products) })
    .from(products)
    .orderBy(asc(products.position), asc(products.id))

/** Locks a product's prices against concurrent changes. */
export async function lockProduct(ctx: Context, id: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, id))
    .for('no key update')
  return rows.length > 0
}

type NewPrice = { productId: string; currency: Currency; unitAmount: number; startsAt: Date }

export async function insertPrice(ctx: Context, price: NewPrice): Promise<void> {
  const setBy = 'userId' in ctx.actor ? ctx.actor.userId : null
  await ctx.db.insert(prices).values({ ...price, active: true, setBy })
}

export async function findPriceRow(ctx: Context, id: number): Promise<PriceRow | null> {
  const [row] = await ctx.db
    .select(priceColumns)
    .from(prices)
    .where(and(eq(prices.id, id), eq(prices.active, true)))
  return row ?? null
}

export async function withdrawRow(ctx: Context, id: number): Promise<void> {
  await ctx.db.update(prices).set({ active: false }).where(eq(prices.id, id))
}
