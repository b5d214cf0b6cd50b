/** Statements of stores on the rows in which one column has a value, most often the key. */
import { eq, getTableColumns, lt } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Context } from './context.ts'

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

/** Locked until the transaction ends; `null` when there is none. */
export const lockBy =
  <Table extends PgTable>(table: Table, name: Name<Table>) =>
  async ({ db }: Storage, value: string): Promise<Row<Table> | null> => {
    const found = select(db, table).where(eq(columnOf(table, name), value))
    const [row] = await found.for('update')
    return row ?? null
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

const select = (db: Storage['db'], table: PgTable) => db.select().from(table)

function columnOf(table: PgTable, name: string) {
  const column = getTableColumns(table)[name]
  if (!column) throw new Error(`there is no column ${name}`)
  return column
}
