/** Encrypted values of any room, by the names of table and column: a rotation of keys reads nothing else of a row. */
import { type SQL, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { SEAL_VERSION } from '#domain/settings/encrypt-text.server.ts'

import type { SealedColumn } from './encrypted-columns.server.ts'

export type SealedRow = { row: string; sealed: string }

/** The ids of the keys that values of a column were encrypted with; empty for values from before keys had ids. */
export async function findKeyIds(ctx: Context, place: SealedColumn): Promise<string[]> {
  const { value } = namesOf(place)
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select distinct case when ${value} like ${`${SEAL_VERSION}.%`}
      then split_part(${value}, '.', 2) else '' end as id
    ${sealedRows(place)}`)
  return rows.map(({ id }) => id)
}

/** In the order of their ids, from one on; without what the current key encrypted. */
export async function listOutdated(
  ctx: Context,
  place: SealedColumn,
  { currentId, after, limit }: { currentId: string; after: string | null; limit: number },
): Promise<SealedRow[]> {
  const { id, value } = namesOf(place)
  const { rows } = await ctx.db.execute<SealedRow>(sql`
    select ${id}::text as row, ${value} as sealed ${sealedRows(place)}
      and not starts_with(${value}, ${`${SEAL_VERSION}.${currentId}.`})
      ${after === null ? sql`` : sql`and ${id} > ${after}`}
    order by ${id} limit ${limit}`)
  return rows
}

/** `false` when the value has changed since it was read: then somebody else wrote a newer one. */
export async function replaceSealed(
  ctx: Context,
  place: SealedColumn,
  { row, sealed, renewed }: SealedRow & { renewed: string },
): Promise<boolean> {
  const { table, id, value } = namesOf(place)
  const { rowCount } = await ctx.db.execute(
    sql`update ${table} set ${value} = ${renewed} where ${id} = ${row} and ${value} = ${sealed}`,
  )
  return rowCount === 1
}

function sealedRows(place: SealedColumn): SQL {
  const { table, id, value } = namesOf(place)
  const only = place.onlyRow === undefined ? sql`` : sql`and ${id} = ${place.onlyRow}`
  return sql`from ${table} where ${value} is not null ${only}`
}

const namesOf = ({ table, id, column }: SealedColumn) => ({
  table: sql.identifier(table),
  id: sql.identifier(id),
  value: sql.identifier(column),
})
