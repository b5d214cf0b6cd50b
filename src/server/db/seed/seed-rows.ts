import type pg from 'pg'

import { LOCALES, type Locale } from '#shared/locale.ts'

/** Inserts all rows of one table in one statement; table and column names are ours, never input. */
export async function insert<T>(
  client: pg.PoolClient,
  table: string,
  key: string | null,
  rows: readonly T[],
  columnsOf: (row: T, position: number) => Record<string, unknown>,
): Promise<void> {
  const records = rows.map(columnsOf)
  const columns = Object.keys(records[0] ?? {})
  if (columns.length === 0) return

  const conflict = key ? `on conflict (${key}) do nothing` : ''
  await client.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1) ${conflict}`,
    [JSON.stringify(records)],
  )
}

/** A column for each language; `null` where nothing is written. */
export const inLanguages = (
  name: string,
  textIn: (locale: Locale) => string | undefined,
): Record<string, string | null> =>
  Object.fromEntries(LOCALES.map((locale) => [`${name}_${locale}`, textIn(locale) || null]))
