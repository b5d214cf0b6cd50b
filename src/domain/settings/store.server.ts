import { asc, eq, inArray, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'

import { settings } from './table.server.ts'

export type SettingRow = { id: number; key: string; value: string; description: string }

export async function findValues(
  ctx: Context,
  keys: readonly string[],
): Promise<Map<string, string>> {
  return byKey(await selectValues(ctx, keys))
}

export const listPublic = (ctx: Context): Promise<SettingRow[]> =>
  ctx.db
    .select({
      id: settings.id,
      key: settings.key,
      value: settings.value,
      description: settings.description,
    })
    .from(settings)
    .where(eq(settings.isPublic, true))
    .orderBy(asc(settings.key))

/** The rows with these keys, held until the transaction ends. Always in one order, so that two never wait for each other. */
export async function lockValues(
  ctx: Context,
  keys: readonly string[],
): Promise<Map<string, string>> {
  return byKey(await selectValues(ctx, keys).orderBy(asc(settings.key)).for('update'))
}

/** A row's value, which stays until the transaction ends; `null` where there is none. */
export async function shareValue(ctx: Context, key: string): Promise<string | null> {
  const [row] = await selectValues(ctx, [key]).for('key share')
  return row?.value ?? null
}

export async function deleteValue(ctx: Context, key: string): Promise<void> {
  await ctx.db.delete(settings).where(eq(settings.key, key))
}

const selectValues = (ctx: Context, keys: readonly string[]) =>
  ctx.db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...keys]))

const byKey = (rows: readonly Pick<SettingRow, 'key' | 'value'>[]): Map<string, string> =>
  new Map(rows.map(({ key, value }) => [key, value]))

/** A shop that was opened before a setting existed gets its row with the first value. */
export async function writeValues(
  ctx: Context,
  values: readonly { key: string; value: string }[],
): Promise<void> {
  await ctx.db
    .insert(settings)
    .values(values.map((row) => ({ ...row, description: '', isPublic: true })))
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } })
}

/** Writes a row that nobody may change afterwards; one that is there stays. */
export async function insertOnce(ctx: Context, row: Omit<SettingRow, 'id'>): Promise<void> {
  await ctx.db
    .insert(settings)
    .values({ ...row, isPublic: false })
    .onConflictDoNothing({ target: settings.key })
}
