import { desc, isNotNull, max, min } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { deleteBy, insertInto, updateBy } from '#domain/rows.server.ts'

import { backups } from './table.server.ts'

type ReadContext = Pick<Context, 'db'>

export const insertBackup = insertInto(backups)

export const updateBackup = updateBy(backups, 'id')

export const deleteBackup = deleteBy(backups, 'id')

export async function findLastVerifiedAt(ctx: ReadContext): Promise<Date | null> {
  const [row] = await ctx.db
    .select({ at: max(backups.verifiedAt) })
    .from(backups)
    .where(isNotNull(backups.verifiedAt))
  return row?.at ?? null
}

export async function findFirstStart(ctx: ReadContext): Promise<Date | null> {
  const [row] = await ctx.db.select({ at: min(backups.startedAt) }).from(backups)
  return row?.at ?? null
}

export async function findLastBackup(
  ctx: ReadContext,
): Promise<typeof backups.$inferSelect | null> {
  const [row] = await ctx.db.select().from(backups).orderBy(desc(backups.startedAt)).limit(1)
  return row ?? null
}
