import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { prepared } from '#domain/prepared.server.ts'
import { findBy, insertInto, lockBy, updateBy } from '#domain/rows.server.ts'

import { sessions, sessionTokens, users } from './table.server.ts'

export type SessionToken = typeof sessionTokens.$inferSelect
export type Session = typeof sessions.$inferSelect

export const insertSession = insertInto(sessions)

export const insertToken = insertInto(sessionTokens)

/** A token with its session and the role of its user. */
export async function findToken(ctx: Context, hash: string) {
  const [row] = await selectToken(ctx, { hash })
  return row ?? null
}

/** Of an account that is open. */
const isToken = and(eq(sessionTokens.hash, sql.placeholder('hash')), isNull(users.closedAt))
const isOfToken = eq(sessions.id, sessionTokens.sessionId)
const isOfSession = eq(users.id, sessions.userId)

const selectToken = prepared('select_token', (db) =>
  db
    .select({ token: sessionTokens, session: sessions, role: users.role })
    .from(sessionTokens)
    .innerJoin(sessions, isOfToken)
    .innerJoin(users, isOfSession)
    .where(isToken),
)

/** What decides on a signed-in request: each one reads it. */
export async function findBearer(ctx: Context, hash: string) {
  const [row] = await selectBearer(ctx, { hash })
  return row ?? null
}

const { replacedAt, expiresAt, refreshUntil } = sessionTokens
const { id: sessionId, userId, bindingHash, revokedAt, absoluteUntil } = sessions
const bearer = {
  sessionId,
  userId,
  bindingHash,
  revokedAt,
  absoluteUntil,
  replacedAt,
  expiresAt,
  refreshUntil,
}
const selectBearer = prepared('select_bearer', (db) =>
  db
    .select(bearer)
    .from(sessionTokens)
    .innerJoin(sessions, isOfToken)
    .innerJoin(users, isOfSession)
    .where(isToken),
)

export const findSession = findBy(sessions, 'id')

/** Live sessions, most recently used first. `usableUntil` is the expiry of the newest token. */
export const listLiveSessions = (ctx: Context, userId: string) =>
  ctx.db
    .select({ session: sessions, usableUntil: sessionTokens.refreshUntil })
    .from(sessions)
    .innerJoin(sessionTokens, eq(sessionTokens.sessionId, sessions.id))
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        isNull(sessionTokens.replacedAt),
        gt(sessionTokens.refreshUntil, ctx.now),
      ),
    )
    .orderBy(desc(sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`), desc(sessions.id))

export const updateSession = updateBy(sessions, 'id')

/** Locks the session, so that concurrent refreshes are serialised. */
export const lockSession = lockBy(sessions, 'id')

export async function replaceToken(
  ctx: Context,
  hash: string,
  successorEncrypted: string,
): Promise<void> {
  await ctx.db
    .update(sessionTokens)
    .set({ replacedAt: ctx.now, successorEncrypted })
    .where(eq(sessionTokens.hash, hash))
}

/** The current token generation: the one without a successor. */
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

export async function revokeSessionsOf(
  ctx: Context,
  userId: string,
  { except = null }: { except?: string | null } = {},
): Promise<void> {
  await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        except === null ? undefined : ne(sessions.id, except),
      ),
    )
}
