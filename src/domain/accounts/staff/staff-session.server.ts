/** Sessions of the console: an HttpOnly cookie, short-lived and revoked on the server. */
import type { Context } from '#domain/context.ts'
import { addHours, addMinutes } from '#shared/add-time.ts'

import { lockAccount } from '../account-store.server.ts'
import type { ConsoleTheme } from '../console-theme.ts'
import {
  STAFF_SESSION_ABSOLUTE_HOURS,
  STAFF_SESSION_IDLE_MINUTES,
  STAFF_STEP_UP_MINUTES,
} from '../policy.ts'
import { hashOf, newSecret } from '../secret.server.ts'
import {
  findStaffSessionRow,
  insertStaffSession,
  type User,
  updateStaffSession,
} from '../store.server.ts'
import { type StaffMember, staffMemberOf } from './staff-member.ts'

const TOUCH_SECONDS = 60

export type StaffSession = {
  isConfirmed: boolean
  /** Whether the last second factor is recent enough for a sensitive action. */
  isStepUpRecent: boolean
  /** The client that used the link, or empty. */
  client: string
  member: StaffMember
  theme: ConsoleTheme
}

/** Opens an unconfirmed session and returns its secret, the cookie value. */
export const openStaffSession = (ctx: Context, userId: string, client = ''): Promise<string> =>
  openSession(ctx, { userId, client, confirmedAt: null })

/** The same after a sign-in that needs no second step. */
export const openConfirmedStaffSession = (
  ctx: Context,
  userId: string,
  client: string,
): Promise<string> => openSession(ctx, { userId, client, confirmedAt: ctx.now })

async function openSession(
  ctx: Context,
  session: { userId: string; client: string; confirmedAt: Date | null },
): Promise<string> {
  const token = newSecret()
  await insertStaffSession(ctx, {
    ...session,
    hash: hashOf(token),
    createdAt: ctx.now,
    lastSeenAt: ctx.now,
    absoluteUntil: addHours(ctx.now, STAFF_SESSION_ABSOLUTE_HOURS),
  })
  return token
}

/**
 * Finds the session. `null` when it is unknown, revoked, idle for 30 minutes, 12 hours old, or of a former staff
 * member. Updates the last-seen time once a minute.
 */
export async function findStaffSession(ctx: Context, token: string): Promise<StaffSession | null> {
  const hash = hashOf(token)
  const found = await findStaffSessionRow(ctx, hash)
  const member = found && staffMemberOf(found.user)
  if (!found || !member) return null

  const { absoluteUntil, lastSeenAt, confirmedAt, reauthenticatedAt, client } = found.session
  const unseenMs = ctx.now.getTime() - lastSeenAt.getTime()
  if (absoluteUntil <= ctx.now || unseenMs >= STAFF_SESSION_IDLE_MINUTES * 60_000) return null

  if (unseenMs >= TOUCH_SECONDS * 1000) {
    await updateStaffSession(ctx, hash, { lastSeenAt: ctx.now })
  }
  const isStepUpRecent = isRecent(reauthenticatedAt ?? confirmedAt, ctx.now)
  const { consoleTheme: theme } = found.user
  return { isConfirmed: confirmedAt !== null, isStepUpRecent, client, member, theme }
}

/**
 * Locks the member's account for a new second factor, only in a transaction. `null` when the session that asks has ended
 * meanwhile: a reset of the second factors ends it, and none that was under way may outlive the reset.
 */
export async function lockByStaffSession(
  ctx: Context,
  { userId, sessionToken }: { userId: string; sessionToken: string },
): Promise<User | null> {
  const user = await lockAccount(ctx, userId)
  const session = user && (await findStaffSession(ctx, sessionToken))
  return session?.member.id === userId ? user : null
}

/** Rotates the secret when the session gains rights, which prevents session fixation. */
export async function confirmStaffSession(ctx: Context, token: string): Promise<string> {
  const next = newSecret()
  await updateStaffSession(ctx, hashOf(token), {
    hash: hashOf(next),
    confirmedAt: ctx.now,
    lastSeenAt: ctx.now,
  })
  return next
}

/** Another second factor without new rights: the secret stays. */
export const renewStaffStepUp = (ctx: Context, token: string): Promise<void> =>
  updateStaffSession(ctx, hashOf(token), { reauthenticatedAt: ctx.now, lastSeenAt: ctx.now })

export const revokeStaffSession = (ctx: Context, token: string): Promise<void> =>
  updateStaffSession(ctx, hashOf(token), { revokedAt: ctx.now })

const isRecent = (reauthenticatedAt: Date | null, now: Date): boolean =>
  reauthenticatedAt !== null && now < addMinutes(reauthenticatedAt, STAFF_STEP_UP_MINUTES)
