/** Queries of busy paths: drizzle builds each once per connection instead of once per call. Decision 0042. */
import {
  type Column,
  type DriverValueEncoder,
  getTableColumns,
  type SQL,
  sql,
  type Table,
} from 'drizzle-orm'

import type { Context } from './context.ts'
import type { Database } from './database.ts'

type Query<Result> = { execute(values: Record<string, unknown>): Promise<Result> }
type Preparable<Result> = { prepare(name: string): Query<Result> }

/**
 * `build` names the inputs with `sql.placeholder(…)`; the returned function takes their values, by the same names at each
 * call. `name` is the name of the statement in PostgreSQL, at most 63 bytes. A call with other names is an error: a value
 * without a placeholder would be lost.
 */
export function prepared<Result, Values extends Record<string, unknown>>(
  name: string,
  build: (db: Database, values: Values) => Preparable<Result>,
): (ctx: Context, values: Values) => Promise<Result> {
  const queries = new WeakMap<Database, Query<Result>>()
  let names: string[] | undefined
  return ({ db }, values) => {
    names ??= Object.keys(values)
    if (Object.keys(values).length !== names.length) {
      throw new Error(`${name} takes ${names.join(', ')}, not ${Object.keys(values).join(', ')}`)
    }
    const query = queries.get(db) ?? build(db, values).prepare(name)
    queries.set(db, query)
    return query.execute(values)
  }
}

/** A placeholder for each value of a row to insert. */
export const placeholders = <T extends Table, Row extends object>(
  table: T,
  row: Row,
): Record<keyof Row, SQL> => {
  const columns: Record<string, Column> = getTableColumns(table)
  const entries = Object.keys(row).map((name): [string, SQL] => {
    const column = columns[name]
    if (!column) throw new Error(`there is no column ${name}`)
    return [name, sql`${sql.param(sql.placeholder(name), orNull(column))}`]
  })
  // Object.fromEntries forgets the names of its keys.
  return Object.fromEntries(entries) as Record<keyof Row, SQL>
}

/** drizzle's columns encode no `null` when it comes by a placeholder. */
const orNull = (column: Column): DriverValueEncoder<unknown, unknown> => ({
  mapToDriverValue: (value) => (value === null ? null : column.mapToDriverValue(value)),
})
