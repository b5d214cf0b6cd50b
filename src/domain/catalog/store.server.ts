import { and, asc, eq, getTableColumns, gte, ilike, type SQL, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { isOneOf } from '#domain/is-one-of.server.ts'
import { containing } from '#domain/like-pattern.ts'
import type { ReferenceData } from '#domain/reference-data.ts'
import { pageRows } from '#domain/rows.server.ts'
import { offsetOf, type Page, type PageRequest } from '#shared/page.ts'
import { pick } from '#shared/pick.ts'

import { nameIn, taglineIn } from './localized.server.ts'
import type { ApplicationRow, CartridgeRow, KindRow, ProductRow, SdkRow } from './rows.ts'
import { isScentNamed } from './scent-search.ts'
import {
  applications,
  cartridgeKinds,
  cartridgeStock,
  cartridges,
  products,
  sdkDocuments,
} from './table.server.ts'

/** `null` for all. */
type CartridgeFilter = { serials: readonly string[] | null; kind: string | null }

const cartridgeColumns = {
  serial: cartridges.serial,
  name: nameIn(cartridges),
  ...pick(cartridges, 'kind', 'active', 'priceJpy', 'priceUsdMinor', 'position'),
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

const isListed = ({ serials, kind }: CartridgeFilter): SQL | undefined =>
  and(
    gte(cartridges.active, 1),
    kind === null ? undefined : eq(cartridges.kind, kind),
    serials === null ? undefined : isOneOf(cartridges.serial, serials),
  )

/** The codes of the cartridges that a text means. */
export async function findSerialsNamed(ctx: Context, text: string): Promise<string[]> {
  const scents = [...(await ctx.reference(scentsBySerial)).values()]
  return scents
    .filter(({ serial, name }) => isScentNamed({ serial, ...name }, text))
    .map(({ serial }) => serial)
}

export const findCartridges = (ctx: Context, serials: readonly string[]): Promise<CartridgeRow[]> =>
  ctx.db
    .select(cartridgeColumns)
    .from(cartridges)
    .innerJoin(cartridgeStock, eq(cartridgeStock.serial, cartridges.serial))
    .where(isOneOf(cartridges.serial, serials))

/** By serial, without their stock. */
export async function findScents(
  ctx: Context,
  serials: readonly string[],
): Promise<readonly Scent[]> {
  const bySerial = await ctx.reference(scentsBySerial)
  return serials.flatMap((serial) => bySerial.get(serial) ?? [])
}

type Scent = typeof cartridges.$inferSelect & Pick<CartridgeRow, 'name'>

const scentColumns = { ...getTableColumns(cartridges), name: nameIn(cartridges) }

const scentsBySerial: ReferenceData<ReadonlyMap<string, Scent>> = {
  async load(db) {
    const rows = await db.select(scentColumns).from(cartridges)
    return new Map(rows.map((row) => [row.serial, row]))
  },
}

export const listKindRows = (ctx: Context): Promise<KindRow[]> =>
  ctx.db.select(kindColumns).from(cartridgeKinds).orderBy(asc(cartridgeKinds.position))

const { kind, labelEn, labelJa, labelKo } = cartridgeKinds
const kindColumns = { kind, label: { en: labelEn, ja: labelJa, ko: labelKo } }

const { id, slug, isSold } = products
const productColumns = { id, slug, name: nameIn(products), tagline: taglineIn(products), isSold }

export function pageProducts(
  ctx: Context,
  slug: string | null,
  page: PageRequest,
): Promise<Page<ProductRow>> {
  const where = slug === null ? undefined : eq(products.slug, slug)
  const listed = ctx.db
    .select(productColumns)
    .from(products)
    .where(where)
    .orderBy(asc(products.position))
  return pageRows(listed, ctx.db.$count(products, where), page)
}

export async function findProducts(
  ctx: Context,
  ids: readonly string[],
): Promise<readonly ProductRow[]> {
  return (await ctx.reference(allProducts)).filter(({ id }) => ids.includes(id))
}

const allProducts: ReferenceData<readonly ProductRow[]> = {
  load: (db) => db.select(productColumns).from(products).orderBy(asc(products.position)),
}

const applicationColumns = {
  slug: applications.slug,
  name: nameIn(applications),
  tagline: taglineIn(applications),
  platforms: applications.platforms,
}

export function pageApplications(
  ctx: Context,
  slugPart: string | null,
  page: PageRequest,
): Promise<Page<ApplicationRow>> {
  const where = slugPart === null ? undefined : ilike(applications.slug, containing(slugPart))
  const listed = ctx.db
    .select(applicationColumns)
    .from(applications)
    .where(where)
    .orderBy(asc(applications.position), asc(applications.slug))
  return pageRows(listed, ctx.db.$count(applications, where), page)
}

const sdkColumns = { ...getTableColumns(sdkDocuments), name: nameIn(sdkDocuments) }

export function pageSdks(
  ctx: Context,
  slugPart: string | null,
  page: PageRequest,
): Promise<Page<SdkRow>> {
  const where = slugPart === null ? undefined : ilike(sdkDocuments.slug, containing(slugPart))
  const listed = ctx.db
    .select(sdkColumns)
    .from(sdkDocuments)
    .where(where)
    .orderBy(asc(sdkDocuments.position))
  return pageRows(listed, ctx.db.$count(sdkDocuments, where), page)
}

export async function findSdks(ctx: Context, slugs: readonly string[]): Promise<readonly SdkRow[]> {
  return (await ctx.reference(allSdks)).filter(({ slug }) => slugs.includes(slug))
}

const allSdks: ReferenceData<readonly SdkRow[]> = {
  load: (db) => db.select(sdkColumns).from(sdkDocuments).orderBy(asc(sdkDocuments.position)),
}
