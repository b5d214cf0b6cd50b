/** Queries of busy paths: drizzle builds each once per connection instead of once per call. Decision 0042. */
import { type Placeholder, sql } from 'drizzle-orm'

import type { Context } from './context.ts'
import type { Database } from './database.ts'

type Values = Record<string, unknown>
type Query<Result> = { execute(values: Values): Promise<Result> }
type Preparable<Result> = { prepare(name: string): Query<Result> }

/**
 * `build` names the inputs with `sql.placeholder(…)`; the returned function takes their values. `name` is the name of the
 * statement in PostgreSQL, at most 63 bytes.
 */
export function prepared<Result>(
  name: string,
  build: (db: Database) => Preparable<Result>,
): (ctx: Context, values: Values) => Promise<Result> {
  const queries = new WeakMap<Database, Query<Result>>()
  return ({ db }, values) => {
    const query = queries.get(db) ?? build(db).prepare(name)
    queries.set(db, query)
    return query.execute(values)
  }
}

/** One for each name: the values of a row to insert. */
export const placeholders = <Name extends string>(...names: Name[]): Record<Name, Placeholder> =>
  // Object.fromEntries forgets the names of its keys.
  Object.fromEntries(
    names.map((name): [string, Placeholder] => [name, sql.placeholder(name)]),
  ) as Record<Name, Placeholder>
