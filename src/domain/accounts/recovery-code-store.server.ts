import { and, eq, isNull } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { deleteBy } from '#domain/rows.server.ts'

import { staffRecoveryCodes } from './table.server.ts'

export type RecoveryCodeRow = typeof staffRecoveryCodes.$inferSelect

/** Those that still work. */
export const listRecoveryCodes = (ctx: Context, userId: string): Promise<RecoveryCodeRow[]> =>
  ctx.db
    .select()
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.userId, userId), isNull(staffRecoveryCodes.usedAt)))

/** A new set ends the old one. */
export async function replaceRecoveryCodes(
  ctx: Context,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(ctx, userId)
  await ctx.db
    .insert(staffRecoveryCodes)
    .values(hashes.map((hash) => ({ userId, hash, createdAt: ctx.now })))
}

/** `false` when it was used meanwhile. */
export async function spendRecoveryCode(ctx: Context, id: string): Promise<boolean> {
  const rows = await ctx.db
    .update(staffRecoveryCodes)
    .set({ usedAt: ctx.now })
    .where(and(eq(staffRecoveryCodes.id, id), isNull(staffRecoveryCodes.usedAt)))
    .returning({ id: staffRecoveryCodes.id })
  return rows.length === 1
}

export const deleteRecoveryCodes = deleteBy(staffRecoveryCodes, 'userId')
