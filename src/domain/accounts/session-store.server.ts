import { and, eq, isNull } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'

import { sessions, sessionTokens, users } from './table.server.ts'

export type SessionToken = typeof sessionTokens.$inferSelect
export type Session = typeof sessions.$inferSelect

export async function insertSession(
  ctx: Context,
  session: Omit<typeof sessions.$inferInsert, 'createdAt'>,
): Promise<Session> {
  const [row] = await ctx.db
    .insert(sessions)
    .values({ ...session, createdAt: ctx.now })
    .returning()
  if (!row) throw new Error('an inserted session answers with its row')
  return row
}

export async function insertToken(
  ctx: Context,
  token: typeof sessionTokens.$inferInsert,
): Promise<void> {
  await ctx.db.insert(sessionTokens).values(token)
}

/** A token with its session and owner, in one read: every signed-in request asks this. */
export async function findToken(ctx: Context, hash: string) {
  const [row] = await ctx.db
    .select({ token: sessionTokens, session: sessions, role: users.role })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessionTokens.hash, hash))
  return row ?? null
}

/** Locks the session, so that two refreshes of one session follow each other. */
export async function lockSession(ctx: Context, sessionId: string): Promise<void> {
  await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('update')
}

export async function replaceToken(
  ctx: Context,
  hash: string,
  successorSealed: string,
): Promise<void> {
  await ctx.db
    .update(sessionTokens)
    .set({ replacedAt: ctx.now, successorSealed })
    .where(eq(sessionTokens.hash, hash))
}

/** The generation in use: the one nothing has replaced. */
export async function findCurrentGeneration(ctx: Context, sessionId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ generation: sessionTokens.generation })
    .from(sessionTokens)
    .where(and(eq(sessionTokens.sessionId, sessionId), isNull(sessionTokens.replacedAt)))
  return row?.generation ?? 0
}

export async function revokeSession(ctx: Context, sessionId: string): Promise<void> {
  await ctx.db.update(sessions).set({ revokedAt: ctx.now }).where(eq(sessions.id, sessionId))
}

/** Ends every session of a person. */
export async function revokeSessionsOf(ctx: Context, userId: string): Promise<void> {
  await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
}
