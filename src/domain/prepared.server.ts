/** Queries of busy paths: drizzle builds each once per connection instead of once per call. Decision 0046. */
import type { Context, Database } from './context.ts'

type Query<Result> = { execute(values: Record<string, unknown>): Promise<Result> }
type Preparable<Result> = { prepare(name: string): Query<Result> }

/**
 * `build` names its inputs with `sql.placeholder(…)`; the returned function takes their values. `name` is the
 * statement's name in PostgreSQL, at most 63 bytes.
 */
export function prepared<Values extends Record<string, unknown>, Result>(
  name: string,
  build: (db: Database) => Preparable<Result>,
): (ctx: Context, values: Values) => Promise<Result> {
  const queries = new WeakMap<Database, Query<Result>>()
  return ({ db }, values) => {
    const known = queries.get(db)
    if (known) return known.execute(values)
    const query = build(db).prepare(name)
    queries.set(db, query)
    return query.execute(values)
  }
}
