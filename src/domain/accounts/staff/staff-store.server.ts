/** Rows of staff and their console sessions. */
import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { addMinutes } from '#shared/add-time.ts'
import { pick } from '#shared/pick.ts'

import { STAFF_SESSION_IDLE_MINUTES } from '../policy.ts'
import { STAFF_ROLES } from '../role.ts'
import type { User } from '../store.server.ts'
import { staffSessions, users } from '../table.server.ts'

/**
 * Locks one staff member and all administrators in a fixed order, so that two administrators can't remove each other
 * concurrently. Only inside a transaction.
 */
export const lockStaffAmongAdministrators = (ctx: Context, userId: string): Promise<User[]> =>
  ctx.db
    .select()
    .from(users)
    .where(or(eq(users.id, userId), eq(users.role, 'administrator')))
    .orderBy(asc(users.id))
    .for('update')

export type StaffSessionRow = Omit<typeof staffSessions.$inferSelect, 'hash'>

/** Live console sessions, most recently used first. */
export const listLiveStaffSessions = (ctx: Context, userId: string): Promise<StaffSessionRow[]> =>
  ctx.db
    .select(SHOWN)
    .from(staffSessions)
    .where(and(eq(staffSessions.userId, userId), isLive(ctx)))
    .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.id))

/** Last-seen time and number of sessions per staff member; no row for those who never signed in. */
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

/** `false` when it is another person's session or already revoked. */
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

export async function findStaffSessionId(ctx: Context, hash: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(eq(staffSessions.hash, hash))
  return row?.id ?? null
}

const SHOWN = pick(
  staffSessions,
  'id',
  'userId',
  'client',
  'createdAt',
  'lastSeenAt',
  'absoluteUntil',
  'confirmedAt',
  'reauthenticatedAt',
  'revokedAt',
)

const isLive = (ctx: Context) =>
  and(
    isNull(staffSessions.revokedAt),
    gt(staffSessions.absoluteUntil, ctx.now),
    gt(staffSessions.lastSeenAt, addMinutes(ctx.now, -STAFF_SESSION_IDLE_MINUTES)),
  )
