import { and, asc, eq, lt } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { deleteBy, listBy } from '#domain/rows.server.ts'

import { staffPasskeys, users } from './table.server.ts'

export type PasskeyRow = typeof staffPasskeys.$inferSelect

/** Oldest first. */
export const listPasskeyRows = listBy(
  staffPasskeys,
  'userId',
  asc(staffPasskeys.createdAt),
  asc(staffPasskeys.id),
)

export async function findPasskey(ctx: Context, credentialId: string) {
  const [row] = await ctx.db
    .select({ passkey: staffPasskeys, user: users })
    .from(staffPasskeys)
    .innerJoin(users, eq(users.id, staffPasskeys.userId))
    .where(eq(staffPasskeys.credentialId, credentialId))
  return row ?? null
}

/** `false` when the credential is registered already, by anyone. */
export async function insertPasskey(
  ctx: Context,
  passkey: Omit<typeof staffPasskeys.$inferInsert, 'createdAt'>,
): Promise<boolean> {
  const rows = await ctx.db
    .insert(staffPasskeys)
    .values({ ...passkey, createdAt: ctx.now })
    .onConflictDoNothing({ target: staffPasskeys.credentialId })
    .returning({ id: staffPasskeys.id })
  return rows.length === 1
}

/** Records a use. `false` when the counter did not rise: then the same signature or a copied key came before. */
export async function advancePasskey(ctx: Context, id: string, counter: number): Promise<boolean> {
  const isLater = counter === 0 ? eq(staffPasskeys.counter, 0) : lt(staffPasskeys.counter, counter)
  const rows = await ctx.db
    .update(staffPasskeys)
    .set({ counter, lastUsedAt: ctx.now })
    .where(and(eq(staffPasskeys.id, id), isLater))
    .returning({ id: staffPasskeys.id })
  return rows.length === 1
}

/** The removed one, or `null` when it is another person's or gone. */
export async function deletePasskey(
  ctx: Context,
  { userId, id }: { userId: string; id: string },
): Promise<PasskeyRow | null> {
  const [row] = await ctx.db
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.userId, userId)))
    .returning()
  return row ?? null
}

export const deletePasskeysOf = deleteBy(staffPasskeys, 'userId')
