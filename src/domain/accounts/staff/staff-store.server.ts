/** Rows of who works in the console: held while roles change, and where they are signed in. */
import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'

import { STAFF_SESSION_IDLE_MINUTES } from '../policy.ts'
import type { User } from '../store.server.ts'
import { staffSessions, users } from '../table.server.ts'
import { STAFF_ROLES } from './staff-member.ts'

/**
 * Holds one person and every administrator, always in one order: of two who take each other's role away, the second one sees
 * what the first has done. Only inside a transaction.
 */
export const lockStaffAmongAdministrators = (ctx: Context, userId: string): Promise<User[]> =>
  ctx.db
    .select()
    .from(users)
    .where(or(eq(users.id, userId), eq(users.role, 'administrator')))
    .orderBy(asc(users.id))
    .for('update')

export type StaffSessionRow = Omit<typeof staffSessions.$inferSelect, 'hash'>

/** Sessions that still open the console, the one used last first. */
export const listLiveStaffSessions = (ctx: Context, userId: string): Promise<StaffSessionRow[]> =>
  ctx.db
    .select(SHOWN)
    .from(staffSessions)
    .where(and(eq(staffSessions.userId, userId), isLive(ctx)))
    .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.id))

/** When each of the staff was last seen, and in how many places they are signed in; nothing of who never came. */
export const countStaffSessions = (ctx: Context) =>
  ctx.db
    .select({
      userId: staffSessions.userId,
      live: sql<number>`count(*) filter (where ${isLive(ctx)})`.mapWith(Number),
      lastSeenAt: sql<Date>`max(${staffSessions.lastSeenAt})`.mapWith(staffSessions.lastSeenAt),
    })
    .from(staffSessions)
    .innerJoin(users, eq(users.id, staffSessions.userId))
    .where(inArray(users.role, [...STAFF_ROLES]))
    .groupBy(staffSessions.userId)

/** `false` where it is not theirs, or had ended. */
export async function revokeStaffSession(
  ctx: Context,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const rows = await ctx.db
    .update(staffSessions)
    .set({ revokedAt: ctx.now })
    .where(and(eq(staffSessions.id, id), eq(staffSessions.userId, userId), isLive(ctx)))
    .returning({ id: staffSessions.id })
  return rows.length === 1
}

/** Which session a cookie stands for. */
export async function findStaffSessionId(ctx: Context, hash: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(eq(staffSessions.hash, hash))
  return row?.id ?? null
}

const SHOWN = {
  id: staffSessions.id,
  userId: staffSessions.userId,
  client: staffSessions.client,
  createdAt: staffSessions.createdAt,
  lastSeenAt: staffSessions.lastSeenAt,
  absoluteUntil: staffSessions.absoluteUntil,
  confirmedAt: staffSessions.confirmedAt,
  reauthenticatedAt: staffSessions.reauthenticatedAt,
  revokedAt: staffSessions.revokedAt,
}

const isLive = (ctx: Context) =>
  and(
    isNull(staffSessions.revokedAt),
    gt(staffSessions.absoluteUntil, ctx.now),
    gt(staffSessions.lastSeenAt, new Date(ctx.now.getTime() - STAFF_SESSION_IDLE_MINUTES * 60_000)),
  )
