/** A customer's own sessions: list and revoke. Decisions, section 9. */
import { recordAccess } from '#domain/audit/record-access.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { lockSignedInAccount } from '../lock-account.server.ts'
import {
  findSession,
  listLiveSessions,
  revokeSession,
  revokeSessionsOf,
  type Session,
} from '../session-store.server.ts'
import {
  findSignedInAccount,
  requireReauthentication,
  type SignedInAccount,
  type SignedInRefusal,
} from '../signed-in-account.server.ts'

export type AccountSession = {
  id: string
  client: string
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
  isCurrent: boolean
}

export async function listAccountSessions(
  ctx: Context,
  own: SignedInAccount,
): Promise<Result<AccountSession[], 'not_found'>> {
  const found = await findSignedInAccount(ctx, own)
  if (!found.ok) return found

  const live = await liveSessionsOf(ctx, own.userId)
  return ok(live.map((session) => ({ ...session, isCurrent: session.id === own.sessionId })))
}

export type LiveSession = Omit<AccountSession, 'isCurrent'>

/** The caller has checked permissions. */
export async function liveSessionsOf(ctx: Context, userId: string): Promise<LiveSession[]> {
  const live = await listLiveSessions(ctx, userId)
  return live.map(({ session: { id, client, createdAt, lastSeenAt }, usableUntil }) => ({
    id,
    client,
    createdAt,
    lastSeenAt: lastSeenAt ?? createdAt,
    expiresAt: usableUntil,
  }))
}

/** The current session ends like a sign-out; another one requires reauthentication. */
export async function endAccountSession(
  ctx: Context,
  own: SignedInAccount,
  sessionId: string,
): Promise<Result<null, SignedInRefusal>> {
  const allowed =
    sessionId === own.sessionId
      ? await findSignedInAccount(ctx, own)
      : await requireReauthentication(ctx, own)
  if (!allowed.ok) return allowed

  const session = isUuid(sessionId) ? await findSession(ctx, sessionId) : null
  if (session?.userId !== own.userId) return fail('not_found')
  if (session.revokedAt === null) await endSession(ctx, session)
  return ok(null)
}

const endSession = (ctx: Context, { id: sessionId, userId: accountId }: Session): Promise<void> =>
  ctx.transaction(async (ctx) => {
    await revokeSession(ctx, sessionId)
    await recordAccess(ctx, { action: 'session_ended', accountId, sessionId })
  })

export async function revokeOtherSessions(
  ctx: Context,
  own: SignedInAccount,
): Promise<Result<null, SignedInRefusal>> {
  const allowed = await requireReauthentication(ctx, own)
  if (!allowed.ok) return allowed

  return ctx.transaction<Result<null, 'not_found'>>(async (ctx) => {
    const held = await lockSignedInAccount(ctx, own)
    if (!held.ok) return held

    await revokeSessionsOf(ctx, own.userId, { except: own.sessionId })
    const ended = { action: 'session_ended', accountId: own.userId, detail: 'others' } as const
    await recordAccess(ctx, ended)
    return ok(null)
  })
}
