import { recordAccess } from '#domain/audit/record-access.server.ts'
import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import {
  consumeRateLimit,
  type RateLimited,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { decrypt, encrypt, hashOf } from '../secret.server.ts'
import {
  findCurrentGeneration,
  findToken,
  lockSession,
  replaceToken,
  revokeSession,
  type Session,
  updateSession,
} from '../session-store.server.ts'
import { findUser } from '../store.server.ts'
import { type Bearer, isBound, isFresh } from './authenticate.server.ts'
import { issueToken } from './open-session.server.ts'

export type Refreshed = { token: string; tokenExpiry: Date }
type Refusal = 'token_invalid' | 'not_found' | RateLimited

/**
 * Exchanges a token, even an expired one, for its successor. Within 30 s a repeated call gets the same successor; reuse
 * of an older token counts as theft and ends the session (decisions, section 9).
 */
export async function refreshToken(
  ctx: Context,
  { userId, token, binding }: Bearer & { userId: string },
): Promise<Result<Refreshed, Refusal>> {
  const hash = hashOf(token)
  const known = await findToken(ctx, hash)
  if (!known || !isBound(known.session.bindingHash, binding)) return fail('token_invalid')
  if (known.session.userId !== userId) return fail('not_found')

  const counted = await consumeRateLimit(ctx, 'refresh_session', known.session.id)
  if (!counted.ok) return counted

  const outcome = await ctx.transaction((ctx) => rotate(ctx, { hash, token, id: known.session.id }))
  return outcome === 'token_invalid' ? fail('token_invalid') : ok(outcome)
}

/** Returns a value instead of a refusal, because a refusal would roll back the revocation. */
async function rotate(
  ctx: Context,
  { hash, token, id }: { hash: string; token: string; id: string },
): Promise<Refreshed | 'token_invalid'> {
  await lockSession(ctx, id)
  const found = await findToken(ctx, hash)
  if (!found || found.session.revokedAt || found.token.refreshUntil <= ctx.now)
    return 'token_invalid'

  if (found.token.replacedAt) {
    const current = await findCurrentGeneration(ctx, id)
    const isPredecessor = found.token.generation === current - 1
    if (
      isPredecessor &&
      isFresh(found.token.replacedAt, ctx.now) &&
      found.token.successorEncrypted
    ) {
      return readSuccessor(decrypt(found.token.successorEncrypted, token))
    }
    await revokeStolen(ctx, found.session)
    return 'token_invalid'
  }

  const next = await issueToken(ctx, found.session, found.token.generation + 1)
  const successor = JSON.stringify({ token: next.token, expiry: next.expiresAt.toISOString() })
  await replaceToken(ctx, hash, encrypt(successor, token))
  await updateSession(ctx, id, { lastSeenAt: ctx.now })
  return { token: next.token, tokenExpiry: next.expiresAt }
}

/**
 * Token reuse: revokes the session and notifies the owner once, because the owner's client looks like the
 * thief's.
 */
async function revokeStolen(ctx: Context, session: Session): Promise<void> {
  await revokeSession(ctx, session.id)
  const [accountId, sessionId] = [session.userId, session.id]
  await recordAccess(ctx, { action: 'session_stolen', accountId, sessionId })
  const user = await findUser(ctx, session.userId)
  if (!user) return

  await queueEmail(ctx, 'session_reused', {
    entityId: session.id,
    to: user.email,
    // The request may come from the thief, so its language is not used.
    locale: user.locale,
    payload: { client: session.client },
  })
}

function readSuccessor(json: string): Refreshed {
  // Encrypted in this file only; a modified value fails to decrypt.
  const { token, expiry } = JSON.parse(json) as { token: string; expiry: string }
  return { token, tokenExpiry: new Date(expiry) }
}
