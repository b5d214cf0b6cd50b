import { asc, eq, inArray } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'

import { settings } from './table.server.ts'

export type SettingRow = { id: number; key: string; value: string; description: string }

export async function findValues(
  ctx: Context,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...keys]))
  return new Map(rows.map(({ key, value }) => [key, value]))
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

/** Writes a row that nobody may change afterwards; one that is there stays. */
export async function insertOnce(ctx: Context, row: Omit<SettingRow, 'id'>): Promise<void> {
  await ctx.db
    .insert(settings)
    .values({ ...row, isPublic: false })
    .onConflictDoNothing({ target: settings.key })
}
