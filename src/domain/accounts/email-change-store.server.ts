import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { isUniqueViolation } from '#domain/is-unique-violation.server.ts'
import { insertInto, updateBy } from '#domain/rows.server.ts'

import { emailChanges, users } from './table.server.ts'

export type EmailChange = typeof emailChanges.$inferSelect

export const insertEmailChange = insertInto(emailChanges)

/** Cancels pending changes: only the newest request counts, and none survives a security action of the owner. */
export async function cancelEmailChanges(ctx: Context, userId: string): Promise<void> {
  await ctx.db
    .update(emailChanges)
    .set({ endedAt: ctx.now })
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.endedAt)))
}

export const updateEmailChange = updateBy(emailChanges, 'id')

export async function findOpenChangeOf(ctx: Context, userId: string): Promise<EmailChange | null> {
  const [row] = await ctx.db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isOpen(ctx)))
  return row ?? null
}

/** Finds the pending change that a link belongs to, with the current address. */
export async function findOpenChange(ctx: Context, linkHash: string) {
  const [row] = await ctx.db
    .select({ change: emailChanges, email: users.email })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(
      and(
        or(eq(emailChanges.oldHash, linkHash), eq(emailChanges.newHash, linkHash)),
        isOpen(ctx),
        isNull(users.closedAt),
      ),
    )
  return row ?? null
}

/**
 * Sets the new, verified address. `false` when another account has it. Only the unique index sees a concurrent sign-up,
 * so the insert runs in a savepoint that keeps the transaction usable.
 */
export async function moveAccount(ctx: Context, userId: string, email: string): Promise<boolean> {
  try {
    await ctx.transaction((ctx) =>
      ctx.db.update(users).set({ email, emailVerifiedAt: ctx.now }).where(eq(users.id, userId)),
    )
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Completed, cancelled or expired. */
export async function deleteEmailChangesBefore(ctx: Context, moment: Date): Promise<void> {
  await ctx.db
    .delete(emailChanges)
    .where(or(lt(emailChanges.endedAt, moment), lt(emailChanges.expiresAt, moment)))
}

const isOpen = (ctx: Context) =>
  and(isNull(emailChanges.endedAt), gt(emailChanges.expiresAt, ctx.now))
