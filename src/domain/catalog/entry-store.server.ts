/** Catalogue rows for editing, listed or unlisted. */
import { asc, eq, getTableColumns, ilike, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Context } from '#domain/context.ts'
import { containing } from '#domain/like-pattern.ts'
import { pageRows } from '#domain/rows.server.ts'
import type { Page, PageRequest } from '#shared/page.ts'

import { type EntryValues, fieldsOf, type GrowingPart, type Part } from './entry.ts'
import {
  applications,
  cartridgeKinds,
  cartridgeStock,
  cartridges,
  products,
  sdkDocuments,
} from './table.server.ts'

type StockRow = { table: PgTable; key: PgColumn; position: PgColumn; names: readonly PgColumn[] }

const stock = (
  table: PgTable,
  key: PgColumn,
  position: PgColumn,
  names: readonly PgColumn[],
): StockRow => ({ table, key, position, names })

const namesOf = (table: { nameEn: PgColumn; nameJa: PgColumn; nameKo: PgColumn }) => [
  table.nameEn,
  table.nameJa,
  table.nameKo,
]

const STOCK_COLUMNS: Readonly<Record<Part, StockRow>> = {
  cartridges: stock(cartridges, cartridges.serial, cartridges.position, namesOf(cartridges)),
  categories: stock(cartridgeKinds, cartridgeKinds.kind, cartridgeKinds.position, [
    cartridgeKinds.labelEn,
    cartridgeKinds.labelJa,
    cartridgeKinds.labelKo,
  ]),
  products: stock(products, products.id, products.position, namesOf(products)),
  applications: stock(
    applications,
    applications.slug,
    applications.position,
    namesOf(applications),
  ),
  sdks: stock(sdkDocuments, sdkDocuments.slug, sdkDocuments.position, namesOf(sdkDocuments)),
}

export type EntryRow = { key: string; values: EntryValues }

/** In catalogue order. The search covers all three names and the key. */
export async function pageEntries(
  ctx: Context,
  { part, text }: { part: Part; text: string | null },
  page: PageRequest,
): Promise<Page<EntryRow>> {
  const { table, key, position, names } = STOCK_COLUMNS[part]
  const pattern = text === null ? null : containing(text)
  const where =
    pattern === null ? undefined : or(...[key, ...names].map((one) => ilike(one, pattern)))
  const listed = ctx.db.select().from(table).where(where).orderBy(asc(position), asc(key))
  const { items, ...rest } = await pageRows(listed, ctx.db.$count(table, where), page)
  return { ...rest, items: items.map((row) => entryOf(part, row)) }
}

export async function findEntry(ctx: Context, part: Part, key: string): Promise<EntryRow | null> {
  const [row] = await ctx.db
    .select()
    .from(STOCK_COLUMNS[part].table)
    .where(eq(STOCK_COLUMNS[part].key, key))
  return row ? entryOf(part, row) : null
}

/** The keys of a part in catalogue order; a few hundred at most. */
export async function listKeys(ctx: Context, part: Part): Promise<string[]> {
  const { table, key, position } = STOCK_COLUMNS[part]
  const rows = await ctx.db
    .select({ key: sql<string>`${key}` })
    .from(table)
    .orderBy(asc(position), asc(key))
  return rows.map((row) => row.key)
}

/** Locks a part: positions are shared by all of its rows. */
export async function lockPart(ctx: Context, part: Part): Promise<void> {
  const { table, key } = STOCK_COLUMNS[part]
  await ctx.db.select({ key }).from(table).orderBy(asc(key)).for('no key update')
}

export async function updateEntry(
  ctx: Context,
  part: Part,
  { key, values }: EntryRow,
): Promise<void> {
  const { table, key: column } = STOCK_COLUMNS[part]
  await ctx.db.update(table).set(columnsOf(part, values)).where(eq(column, key))
}

/** `false` where the key is taken. */
export async function insertEntry(
  ctx: Context,
  part: GrowingPart,
  { key, values, position }: EntryRow & { position: number },
): Promise<boolean> {
  const { table, key: column } = STOCK_COLUMNS[part]
  const { isListed, ...columns } = values
  const listed = part === 'cartridges' && { active: isListed === true ? 1 : 0 }
  const row = { ...columns, ...listed, [fieldOfColumn(table, column)]: key, position }
  const made = await ctx.db.insert(table).values(row).onConflictDoNothing().returning()
  if (made.length === 0) return false
  if (part === 'cartridges') await ctx.db.insert(cartridgeStock).values({ serial: key, onHand: 0 })
  return true
}

/** Renumbers the positions in this order; updates changed rows only. */
export async function renumber(ctx: Context, part: Part, keys: readonly string[]): Promise<void> {
  const { table, key, position } = STOCK_COLUMNS[part]
  const order = JSON.stringify(keys.map((one, at) => ({ key: one, position: at })))
  await ctx.db.execute(sql`
    update ${table} set ${sql.identifier(position.name)} = o.position
    from jsonb_to_recordset(${order}::jsonb) as o(key text, position int)
    where ${key} = o.key and ${position} <> o.position`)
}

/** A cartridge is listed from 1 upwards; a listed one keeps its number. Spec §9. */
function columnsOf(part: Part, { isListed, ...values }: EntryValues): Record<string, unknown> {
  if (part !== 'cartridges') return values
  const listed = isListed === true ? sql`greatest(${cartridges.active}, 1)` : 0
  return { ...values, active: listed }
}

function entryOf(part: Part, row: Record<string, unknown>): EntryRow {
  const { table, key } = STOCK_COLUMNS[part]
  const known = { ...row, isListed: Number(row.active) >= 1 } as Record<string, unknown>
  const values = Object.fromEntries(fieldsOf(part).map((field) => [field, known[field] ?? null]))
  // The fields of a part are its columns, which hold texts, numbers, flags and lists.
  return { key: String(row[fieldOfColumn(table, key)]), values: values as EntryValues }
}

const fieldOfColumn = (table: PgTable, column: PgColumn): string =>
  Object.entries(getTableColumns(table)).find(([, one]) => one === column)?.[0] ?? ''
