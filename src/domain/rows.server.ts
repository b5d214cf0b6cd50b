/** Statements that many stores need: on the rows in which a column has a value, most often the key, and pages of rows. */
import { eq, getTableColumns, lt, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import { offsetOf, type Page, type PageRequest } from '#shared/page.ts'
import { invariant } from '#shared/result.ts'

import type { Context } from './context.ts'
import { isOneOf } from './is-one-of.server.ts'

type Storage = Pick<Context, 'db'>
type Row<Table extends PgTable> = Table['$inferSelect']
type Name<Table extends PgTable> = keyof Row<Table> & string

/** `null` when there is none. */
export const findBy =
  <Table extends PgTable>(table: Table, name: Name<Table>) =>
  async ({ db }: Storage, value: string): Promise<Row<Table> | null> => {
    const [row] = await select(db, table).where(eq(columnOf(table, name), value))
    return row ?? null
  }

/** In the given order. */
export const listBy =
  <Table extends PgTable>(table: Table, name: Name<Table>, ...order: SQL[]) =>
  ({ db }: Storage, value: string): Promise<Row<Table>[]> =>
    select(db, table)
      .where(eq(columnOf(table, name), value))
      .orderBy(...order)

/** Of several values. */
export const listAmong =
  <Table extends PgTable>(table: Table, name: Name<Table>, ...order: SQL[]) =>
  ({ db }: Storage, values: readonly string[]): Promise<Row<Table>[]> =>
    select(db, table)
      .where(isOneOf(columnOf(table, name), values))
      .orderBy(...order)

/** Locked until the transaction ends; `null` when there is none. */
export const lockBy =
  <Table extends PgTable>(table: Table, name: Name<Table>) =>
  async ({ db }: Storage, value: string): Promise<Row<Table> | null> => {
    const found = select(db, table).where(eq(columnOf(table, name), value))
    const [row] = await found.for('update')
    return row ?? null
  }

/** The row as it is stored, with the defaults of its table. */
export const insertInto =
  <Table extends PgTable>(table: Table) =>
  async ({ db }: Storage, row: Table['$inferInsert']): Promise<Row<Table>> => {
    const [inserted] = await db.insert<PgTable>(table).values(row).returning()
    invariant(inserted, 'an inserted row is returned')
    return inserted
  }

/** `null` when another row has one of its keys. */
export const insertOnce =
  <Table extends PgTable>(table: Table) =>
  async ({ db }: Storage, row: Table['$inferInsert']): Promise<Row<Table> | null> => {
    const inserting = db.insert<PgTable>(table).values(row)
    const [inserted] = await inserting.onConflictDoNothing().returning()
    return inserted ?? null
  }

export const updateBy =
  <Table extends PgTable>(table: Table, name: Name<Table>) =>
  async ({ db }: Storage, value: string, change: Partial<Table['$inferInsert']>): Promise<void> => {
    await db
      .update(table)
      .set(change)
      .where(eq(columnOf(table, name), value))
  }

export const deleteBy =
  <Table extends PgTable>(table: Table, name: Name<Table>) =>
  async ({ db }: Storage, value: string): Promise<void> => {
    await db.delete(table).where(eq(columnOf(table, name), value))
  }

export const deleteBefore =
  <Table extends PgTable>(table: Table, name: Name<Table>) =>
  async ({ db }: Storage, moment: Date): Promise<void> => {
    await db.delete(table).where(lt(columnOf(table, name), moment))
  }

/** One page of whole rows, in the given order, and how many rows there are. */
export const pageOf = <Table extends PgTable>(
  { db }: Storage,
  { table, where, order }: { table: Table; where: SQL | undefined; order: readonly SQL[] },
  page: PageRequest,
): Promise<Page<Row<Table>>> => {
  const listed = select(db, table)
    .where(where)
    .orderBy(...order)
  return pageRows(listed, db.$count(table, where), page)
}

type Listed<Row> = { limit(rows: number): { offset(rows: number): PromiseLike<Row[]> } }

/** One page of what is listed, and how many rows there are. */
export async function pageRows<Row>(
  listed: Listed<Row>,
  counted: PromiseLike<number>,
  page: PageRequest,
): Promise<Page<Row>> {
  const rows = listed.limit(page.size).offset(offsetOf(page))
  const [items, count] = await Promise.all([rows, counted])
  return { items, count, ...page }
}

const select = (db: Storage['db'], table: PgTable) => db.select().from(table)

function columnOf(table: PgTable, name: string) {
  const column = getTableColumns(table)[name]
  if (!column) throw new Error(`there is no column ${name}`)
  return column
}
