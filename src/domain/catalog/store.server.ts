import { and, asc, eq, gte, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import type { Currency } from '#shared/money.ts'
import { offsetOf, type Page, type PageRequest } from '#shared/page.ts'

import type { CartridgeRow, KindRow, ProductRow, SdkRow } from './rows.ts'
import {
  cartridgeKinds,
  cartridgeStock,
  cartridges,
  prices,
  products,
  sdkDocuments,
} from './table.server.ts'

export type CartridgeFilter = { text: string | null; kind: string | null }

const cartridgeColumns = {
  serial: cartridges.serial,
  nameEn: cartridges.nameEn,
  nameJa: cartridges.nameJa,
  nameKo: cartridges.nameKo,
  kind: cartridges.kind,
  active: cartridges.active,
  priceJpy: cartridges.priceJpy,
  priceUsdMinor: cartridges.priceUsdMinor,
  position: cartridges.position,
  available: sql<number>`(${cartridgeStock.onHand} - ${cartridgeStock.reserved})`,
}

/** Only listed ones, in the catalogue's order, with the true count in the same read. */
export async function pageCartridges(
  ctx: Context,
  filter: CartridgeFilter,
  page: PageRequest,
): Promise<Page<CartridgeRow>> {
  const rows = await ctx.db
    .select({ ...cartridgeColumns, count: sql<number>`(count(*) over ())::int` })
    .from(cartridges)
    .innerJoin(cartridgeStock, eq(cartridgeStock.serial, cartridges.serial))
    .where(isListed(filter))
    .orderBy(asc(cartridges.position))
    .limit(page.size)
    .offset(offsetOf(page))
  const count = rows[0]?.count ?? (page.number > 1 ? await countCartridges(ctx, filter) : 0)
  return { items: rows, count, ...page }
}

async function countCartridges(ctx: Context, filter: CartridgeFilter): Promise<number> {
  return ctx.db.$count(cartridges, isListed(filter))
}

function isListed({ text, kind }: CartridgeFilter): SQL | undefined {
  const pattern = text === null ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    gte(cartridges.active, 1),
    kind === null ? undefined : eq(cartridges.kind, kind),
    pattern === null
      ? undefined
      : or(
          ilike(cartridges.nameEn, pattern),
          ilike(cartridges.nameJa, pattern),
          ilike(cartridges.nameKo, pattern),
          ilike(cartridges.serial, pattern),
        ),
  )
}

export const findCartridges = (ctx: Context, serials: readonly string[]): Promise<CartridgeRow[]> =>
  ctx.db
    .select(cartridgeColumns)
    .from(cartridges)
    .innerJoin(cartridgeStock, eq(cartridgeStock.serial, cartridges.serial))
    .where(inArray(cartridges.serial, [...serials]))

export const listKindRows = (ctx: Context): Promise<KindRow[]> =>
  ctx.db.select().from(cartridgeKinds).orderBy(asc(cartridgeKinds.position))

export async function pageProducts(
  ctx: Context,
  slug: string | null,
  page: PageRequest,
): Promise<Page<ProductRow>> {
  const where = slug === null ? undefined : eq(products.slug, slug)
  const [items, count] = await Promise.all([
    ctx.db
      .select()
      .from(products)
      .where(where)
      .orderBy(asc(products.position))
      .limit(page.size)
      .offset(offsetOf(page)),
    ctx.db.$count(products, where),
  ])
  return { items, count, ...page }
}

export const findProducts = (ctx: Context, ids: readonly string[]): Promise<ProductRow[]> =>
  ctx.db
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]))

export const activePrices = (
  ctx: Context,
  productIds: readonly string[],
): Promise<{ productId: string; currency: Currency; unitAmount: number }[]> =>
  ctx.db
    .select({
      productId: prices.productId,
      currency: prices.currency,
      unitAmount: prices.unitAmount,
    })
    .from(prices)
    .where(and(inArray(prices.productId, [...productIds]), eq(prices.active, true)))

export async function pageSdks(
  ctx: Context,
  slugPart: string | null,
  page: PageRequest,
): Promise<Page<SdkRow>> {
  const where =
    slugPart === null
      ? undefined
      : ilike(sdkDocuments.slug, `%${slugPart.replace(/[\\%_]/g, '\\$&')}%`)
  const [items, count] = await Promise.all([
    ctx.db
      .select()
      .from(sdkDocuments)
      .where(where)
      .orderBy(asc(sdkDocuments.position))
      .limit(page.size)
      .offset(offsetOf(page)),
    ctx.db.$count(sdkDocuments, where),
  ])
  return { items, count, ...page }
}

export const findSdks = (ctx: Context, slugs: readonly string[]): Promise<SdkRow[]> =>
  ctx.db
    .select()
    .from(sdkDocuments)
    .where(inArray(sdkDocuments.slug, [...slugs]))

/**
 * Holds `quantity` of a cartridge, or answers `false` when the shelf has less. One statement a
 * cartridge; callers go through serials in order, so that two orders can't wait for each other.
 */
export async function reserveStock(
  ctx: Context,
  serial: string,
  quantity: number,
): Promise<boolean> {
  const rows = await ctx.db
    .update(cartridgeStock)
    .set({ reserved: sql`${cartridgeStock.reserved} + ${quantity}` })
    .where(
      and(
        eq(cartridgeStock.serial, serial),
        sql`${cartridgeStock.onHand} - ${cartridgeStock.reserved} >= ${quantity}`,
      ),
    )
    .returning({ serial: cartridgeStock.serial })
  return rows.length === 1
}

export async function releaseStock(ctx: Context, serial: string, quantity: number): Promise<void> {
  await ctx.db
    .update(cartridgeStock)
    .set({ reserved: sql`${cartridgeStock.reserved} - ${quantity}` })
    .where(eq(cartridgeStock.serial, serial))
}

/** Held goods leave the shelf. */
export async function shipStock(ctx: Context, serial: string, quantity: number): Promise<void> {
  await ctx.db
    .update(cartridgeStock)
    .set({
      onHand: sql`${cartridgeStock.onHand} - ${quantity}`,
      reserved: sql`${cartridgeStock.reserved} - ${quantity}`,
    })
    .where(eq(cartridgeStock.serial, serial))
}
