/** Encrypted values of any module, by the names of table and column: a rotation of keys reads nothing else of a row. */
import { type SQL, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { ENCRYPTION_VERSION } from '#domain/settings/encrypt-text.server.ts'

import type { EncryptedColumn } from './encrypted-columns.server.ts'

export type EncryptedRow = { row: string; encrypted: string }

/** The key ids used in a column. */
export async function findKeyIds(ctx: Context, place: EncryptedColumn): Promise<string[]> {
  const { value } = namesOf(place)
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select distinct split_part(${value}, '.', 2) as id ${encryptedRows(place)}`)
  return rows.map(({ id }) => id)
}

/** By row id, from a cursor; without values of the current key. */
export async function listOutdated(
  ctx: Context,
  place: EncryptedColumn,
  { currentId, after, limit }: { currentId: string; after: string | null; limit: number },
): Promise<EncryptedRow[]> {
  const { id, value } = namesOf(place)
  const { rows } = await ctx.db.execute<EncryptedRow>(sql`
    select ${id}::text as row, ${value} as encrypted ${encryptedRows(place)}
      and not starts_with(${value}, ${`${ENCRYPTION_VERSION}.${currentId}.`})
      ${after === null ? sql`` : sql`and ${id} > ${after}`}
    order by ${id} limit ${limit}`)
  return rows
}

/** `false` when the value has changed since it was read. */
export async function replaceEncrypted(
  ctx: Context,
  place: EncryptedColumn,
  { row, encrypted, renewed }: EncryptedRow & { renewed: string },
): Promise<boolean> {
  const { table, id, value } = namesOf(place)
  const { rowCount } = await ctx.db.execute(
    sql`update ${table} set ${value} = ${renewed} where ${id} = ${row} and ${value} = ${encrypted}`,
  )
  return rowCount === 1
}

function encryptedRows(place: EncryptedColumn): SQL {
  const { table, id, value } = namesOf(place)
  const only = place.onlyRow === undefined ? sql`` : sql`and ${id} = ${place.onlyRow}`
  return sql`from ${table} where ${value} is not null ${only}`
}

const namesOf = ({ table, id, column }: EncryptedColumn) => ({
  table: sql.identifier(table),
  id: sql.identifier(id),
  value: sql.identifier(column),
})
