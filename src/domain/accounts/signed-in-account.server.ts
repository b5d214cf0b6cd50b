/** Guards for actions that could lose an account. Decisions, section 9. */
import type { Context } from '#domain/context.ts'
import { addMinutes } from '#shared/add-time.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { REAUTHENTICATION_MINUTES } from './policy.ts'
import { findSession, lockSession, type Session } from './session-store.server.ts'
import { findUser, type User } from './store.server.ts'

/** The account in the path, and the session that asks. */
export type SignedInAccount = { userId: string; sessionId: string }

export type SignedInRefusal = 'not_found' | 'reauthentication_required'

/** Another person's account is answered with `not_found`. */
export async function findSignedInAccount(
  ctx: Context,
  { userId, sessionId }: SignedInAccount,
): Promise<Result<{ user: User; session: Session }, 'not_found'>> {
  if (ctx.actor.kind !== 'customer' || ctx.actor.userId !== userId) return fail('not_found')

  const user = await findUser(ctx, userId)
  const session = await findSession(ctx, sessionId)
  return user && session?.userId === userId ? ok({ user, session }) : fail('not_found')
}

/** The signed-in account, if its user reauthenticated in the last minutes: an unattended device is not enough. */
export async function requireReauthentication(
  ctx: Context,
  own: SignedInAccount,
): Promise<Result<User, SignedInRefusal>> {
  const found = await findSignedInAccount(ctx, own)
  if (!found.ok) return found

  const { user, session } = found.value
  const reauthenticatedAt = session.reauthenticatedAt ?? session.createdAt
  const isRecent = ctx.now < addMinutes(reauthenticatedAt, REAUTHENTICATION_MINUTES)
  return isRecent ? ok(user) : fail('reauthentication_required')
}

/** Locks the asking session until commit. `false` when it was revoked meanwhile. */
export async function lockLiveSession(
  ctx: Context,
  { sessionId }: SignedInAccount,
): Promise<boolean> {
  const session = await lockSession(ctx, sessionId)
  return session !== null && session.revokedAt === null
}
