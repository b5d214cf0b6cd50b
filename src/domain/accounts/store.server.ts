import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { deleteBefore, findBy, insertInto, listAmong, updateBy } from '#domain/rows.server.ts'

import { STAFF_ROLES } from './role.ts'
import {
  oneTimeTokens,
  profiles,
  staffSessions,
  type TOKEN_PURPOSES,
  termsAcceptances,
  users,
} from './table.server.ts'

export type User = typeof users.$inferSelect
export type Profile = typeof profiles.$inferSelect
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number]

/** Finds the open account of an address. */
export async function findUserByEmail(ctx: Context, email: string): Promise<User | null> {
  const [row] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.closedAt)))
  return row ?? null
}

/** The same with a lock until commit on what links depend on. Only inside a transaction. */
export async function shareUserByEmail(ctx: Context, email: string): Promise<User | null> {
  const [row] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.closedAt)))
    .for('key share')
  return row ?? null
}

export const findUser = findBy(users, 'id')

/** `null` when the address is taken, also by a concurrent sign-up. */
export async function insertUser(
  ctx: Context,
  user: Pick<typeof users.$inferInsert, 'email' | 'role'> & Partial<typeof users.$inferInsert>,
): Promise<User | null> {
  const [row] = await ctx.db
    .insert(users)
    .values({ locale: ctx.locale, createdAt: ctx.now, ...user })
    .onConflictDoNothing({ target: users.email })
    .returning()
  if (!row) return null

  await ctx.db.insert(profiles).values({ userId: row.id, name: row.name, updatedAt: ctx.now })
  return row
}

export const updateUser = updateBy(users, 'id')

export const findProfile = findBy(profiles, 'userId')

export async function updateProfileRow(
  ctx: Context,
  where: { userId: string; profileId: string },
  change: Partial<Omit<Profile, 'id' | 'userId' | 'updatedAt'>>,
): Promise<Profile | null> {
  const [row] = await ctx.db
    .update(profiles)
    .set({ ...change, updatedAt: ctx.now })
    .where(and(eq(profiles.userId, where.userId), eq(profiles.id, where.profileId)))
    .returning()
  return row ?? null
}

export async function insertToken(
  ctx: Context,
  secret: Omit<typeof oneTimeTokens.$inferInsert, 'createdAt'>,
): Promise<string> {
  const [row] = await ctx.db
    .insert(oneTimeTokens)
    .values({ ...secret, createdAt: ctx.now })
    .returning({ id: oneTimeTokens.id })
  return row?.id ?? ''
}

/** A newer link revokes older ones. */
export async function revokeTokens(
  ctx: Context,
  purpose: TokenPurpose,
  email: string,
): Promise<void> {
  await ctx.db
    .update(oneTimeTokens)
    .set({ usedAt: ctx.now })
    .where(
      and(
        eq(oneTimeTokens.purpose, purpose),
        eq(oneTimeTokens.email, email),
        isNull(oneTimeTokens.usedAt),
      ),
    )
}

/** Finds a live link without consuming it. */
export async function findLiveToken(ctx: Context, purpose: TokenPurpose, hash: string) {
  const [row] = await ctx.db
    .select()
    .from(oneTimeTokens)
    .where(isLive(ctx, purpose, hash))
  return row ?? null
}

/** Consumes a link. `null` when it is unknown, expired or used. */
export async function consumeToken(ctx: Context, purpose: TokenPurpose, hash: string) {
  const [row] = await ctx.db
    .update(oneTimeTokens)
    .set({ usedAt: ctx.now })
    .where(isLive(ctx, purpose, hash))
    .returning()
  return row ?? null
}

const isLive = (ctx: Context, purpose: TokenPurpose, hash: string) =>
  and(
    eq(oneTimeTokens.purpose, purpose),
    eq(oneTimeTokens.hash, hash),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, ctx.now),
  )

export const deleteTokensBefore = deleteBefore(oneTimeTokens, 'expiresAt')

export async function upsertAcceptance(
  ctx: Context,
  acceptance: { userId: string; version: string; livesInEu: boolean },
): Promise<void> {
  await ctx.db
    .insert(termsAcceptances)
    .values({ ...acceptance, acceptedAt: ctx.now })
    .onConflictDoUpdate({
      target: [termsAcceptances.userId, termsAcceptances.version],
      set: { acceptedAt: ctx.now, livesInEu: acceptance.livesInEu },
    })
}

export const insertStaffSession = insertInto(staffSessions)

export async function findStaffSessionRow(ctx: Context, hash: string) {
  const [row] = await ctx.db
    .select({ session: staffSessions, user: users })
    .from(staffSessions)
    .innerJoin(users, eq(users.id, staffSessions.userId))
    .where(and(eq(staffSessions.hash, hash), isNull(staffSessions.revokedAt)))
  return row ?? null
}

export const updateStaffSession = updateBy(staffSessions, 'hash')

/** Of every role that may sign in to the console, oldest first. */
export const listStaffUsers = (ctx: Context): Promise<User[]> =>
  ctx.db
    .select()
    .from(users)
    .where(inArray(users.role, [...STAFF_ROLES]))
    .orderBy(asc(users.createdAt), asc(users.id))

export const listUsersById = listAmong(users, 'id')

/** Consumes a time step of the one-time password. `false` when it or a later one was already used, or its secret is gone. */
export async function spendTotpStep(ctx: Context, checked: User, step: number): Promise<boolean> {
  const isSameSecret = eq(users.totpSecretEncrypted, checked.totpSecretEncrypted ?? '')
  const isUnused = or(isNull(users.totpLastStep), lt(users.totpLastStep, step))
  const rows = await ctx.db
    .update(users)
    .set({
      totpLastStep: step,
      totpEnrolledAt: sql`coalesce(${users.totpEnrolledAt}, ${ctx.now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(users.id, checked.id), isSameSecret, isUnused))
    .returning({ id: users.id })
  return rows.length === 1
}

/** Stores an encrypted secret if there is none, and returns the stored one. */
export async function saveTotpSecret(
  ctx: Context,
  userId: string,
  encrypted: string,
): Promise<string | null> {
  const [row] = await ctx.db
    .update(users)
    .set({ totpSecretEncrypted: sql`coalesce(${users.totpSecretEncrypted}, ${encrypted})` })
    .where(eq(users.id, userId))
    .returning({ encrypted: users.totpSecretEncrypted })
  return row?.encrypted ?? null
}

export async function revokeStaffSessionsOf(ctx: Context, userId: string): Promise<void> {
  await ctx.db
    .update(staffSessions)
    .set({ revokedAt: ctx.now })
    .where(and(eq(staffSessions.userId, userId), isNull(staffSessions.revokedAt)))
}
