/** What every part of the schema is built with. */
import SchemaBuilder from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'

import type { KindRow } from '#domain/catalog/rows.ts'
import type { Context } from '#domain/context.ts'

/** What one query is answered with. */
export type Reading = {
  ctx: Context
  /** Read once per query. */
  kinds: () => Promise<readonly KindRow[]>
}

type Settings = { Context: Reading; DefaultFieldNullability: false }

export type Types = PothosSchemaTypes.ExtendDefaultTypes<Settings>

/** Nothing may be `null` unless it says so, and every field costs one unless it says so. */
export const builder = new SchemaBuilder<Settings>({
  plugins: [ComplexityPlugin],
  defaultFieldNullability: false,
  // What a query costs is asked before it is run, in `cost.ts`.
  complexity: { disabled: true },
})
