import { asc, notLike, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { isOneOf } from '#domain/is-one-of.server.ts'
import type { ReferenceData } from '#domain/reference-data.ts'
import { deleteBy } from '#domain/rows.server.ts'

import { settings } from './table.server.ts'

export type SettingRow = { id: number; key: string; value: string; description: string }

/** What the keys of secrets begin with: those are read from the database only. */
const SECRET = 'secret.'

const settingRows: ReferenceData<(typeof settings.$inferSelect)[]> = {
  load: (db) =>
    db
      .select()
      .from(settings)
      .where(notLike(settings.key, `${SECRET}%`))
      .orderBy(asc(settings.key)),
}

export async function findValues(
  ctx: Context,
  keys: readonly string[],
): Promise<Map<string, string>> {
  return byKey((await ctx.reference(settingRows)).filter(({ key }) => keys.includes(key)))
}

export async function listPublic(ctx: Context): Promise<SettingRow[]> {
  const rows = await ctx.reference(settingRows)
  return rows
    .filter(({ isPublic }) => isPublic)
    .map(({ id, key, value, description }) => ({ id, key, value, description }))
}

export async function findSecret(
  ctx: Context,
  key: `${typeof SECRET}${string}`,
): Promise<string | null> {
  const [row] = await selectValues(ctx, [key])
  return row?.value ?? null
}

/** Locks the rows with these keys until commit, in a fixed order to prevent deadlocks. */
export async function lockValues(
  ctx: Context,
  keys: readonly string[],
): Promise<Map<string, string>> {
  return byKey(await selectValues(ctx, keys).orderBy(asc(settings.key)).for('update'))
}

/** A row's value, locked until commit; `null` if there is none. */
export async function shareValue(ctx: Context, key: string): Promise<string | null> {
  const [row] = await selectValues(ctx, [key]).for('key share')
  return row?.value ?? null
}

export const deleteValue = deleteBy(settings, 'key')

const selectValues = (ctx: Context, keys: readonly string[]) =>
  ctx.db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(isOneOf(settings.key, keys))

const byKey = (rows: readonly Pick<SettingRow, 'key' | 'value'>[]): Map<string, string> =>
  new Map(rows.map(({ key, value }) => [key, value]))

/** A setting that has no row gets one. */
export async function writeValues(
  ctx: Context,
  values: readonly { key: string; value: string }[],
): Promise<void> {
  await ctx.db
    .insert(settings)
    .values(values.map((row) => ({ ...row, description: '', isPublic: true })))
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } })
}

/** Inserts a row once; an existing one stays. */
export async function insertIfAbsent(ctx: Context, row: Omit<SettingRow, 'id'>): Promise<void> {
  await ctx.db
    .insert(settings)
    .values({ ...row, isPublic: false })
    .onConflictDoNothing({ target: settings.key })
}
