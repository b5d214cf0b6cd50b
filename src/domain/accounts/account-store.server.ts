/** Rows of one account as a whole: locked for changes, read for its owner, erased. */
import { and, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { isOneOf } from '#domain/is-one-of.server.ts'
import { prepared } from '#domain/prepared.server.ts'
import { listBy } from '#domain/rows.server.ts'
import { pick } from '#shared/pick.ts'

import type { User } from './store.server.ts'
import {
  emailChanges,
  oneTimeTokens,
  profiles,
  sessions,
  staffPasskeys,
  staffRecoveryCodes,
  staffSessions,
  termsAcceptances,
  users,
} from './table.server.ts'

/** Locks an account that is not closed; excludes a concurrent closing. Only inside a transaction. */
export const lockAccount = (ctx: Context, userId: string): Promise<User | null> =>
  lockOpen(ctx, eq(users.id, userId))

/** The same by e-mail address. */
export const lockAccountOf = (ctx: Context, email: string): Promise<User | null> =>
  lockOpen(ctx, eq(users.email, email))

async function lockOpen(ctx: Context, isWanted: SQL): Promise<User | null> {
  const [row] = await ctx.db
    .select()
    .from(users)
    .where(and(isWanted, isNull(users.closedAt)))
    .for('update')
  return row ?? null
}

/** Locks the account in share mode: compatible with other writers, but not with closing. */
export const shareAccount = async (ctx: Context, userId: string): Promise<boolean> =>
  (await shareAddress(ctx, userId)) !== null

/** The same, with the address and whether its owner has verified it; `null` for a closed account. */
export async function shareAddress(ctx: Context, userId: string): Promise<AccountAddress | null> {
  const [row] = await selectAccountForKeyShare(ctx, { userId })
  return row ?? null
}
export type AccountAddress = Pick<User, 'email' | 'emailVerifiedAt'>

const selectAccountForKeyShare = prepared('select_account_for_key_share', (db) =>
  db
    .select(pick(users, 'email', 'emailVerifiedAt'))
    .from(users)
    .where(and(eq(users.id, sql.placeholder('userId')), isNull(users.closedAt)))
    .for('key share'),
)

export const listVerifiedAddresses = async (
  ctx: Context,
  userIds: readonly string[],
): Promise<{ id: string; email: string }[]> =>
  ctx.db
    .select(pick(users, 'id', 'email'))
    .from(users)
    .where(and(isOneOf(users.id, userIds), isNotNull(users.emailVerifiedAt)))

export const isAddressTaken = async (ctx: Context, email: string, by: string): Promise<boolean> =>
  (await ctx.db.$count(users, and(eq(users.email, email), ne(users.id, by)))) > 0

export const listSessionRows = listBy(
  sessions,
  'userId',
  desc(sessions.createdAt),
  desc(sessions.id),
)

export const listAcceptances = prepared('select_terms_acceptances', (db) =>
  db
    .select()
    .from(termsAcceptances)
    .where(eq(termsAcceptances.userId, sql.placeholder('userId')))
    .orderBy(desc(termsAcceptances.acceptedAt)),
)

/** Erases credentials, sessions and profile. The row of `users` stays for the orders. */
export async function deleteBelongings(ctx: Context, user: User): Promise<void> {
  await ctx.db.delete(sessions).where(eq(sessions.userId, user.id))
  await ctx.db.delete(staffSessions).where(eq(staffSessions.userId, user.id))
  await ctx.db.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, user.id))
  await ctx.db.delete(staffPasskeys).where(eq(staffPasskeys.userId, user.id))
  await ctx.db
    .delete(oneTimeTokens)
    .where(or(eq(oneTimeTokens.userId, user.id), eq(oneTimeTokens.email, user.email)))
  await ctx.db.delete(emailChanges).where(eq(emailChanges.userId, user.id))
  await ctx.db.delete(termsAcceptances).where(eq(termsAcceptances.userId, user.id))
  await ctx.db.delete(profiles).where(eq(profiles.userId, user.id))
}
