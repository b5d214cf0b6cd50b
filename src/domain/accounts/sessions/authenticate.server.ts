import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { TOKEN_SUCCESSOR_SECONDS } from '../policy.ts'
import { hashOf, isSame } from '../secret.server.ts'
import { findBearer } from '../session-store.server.ts'

/** The credentials of a request. `binding` is the cookie, or `null`. */
export type Bearer = { token: string; binding: string | null }

export type TokenRefusal = 'token_expired' | 'token_invalid'

/**
 * Authenticates a token. `token_expired` asks the client to refresh; any other refusal ends its session. A token is
 * valid only with the cookie of the browser that signed in (decisions, section 9).
 */
export async function authenticate(
  ctx: Context,
  { token, binding }: Bearer,
): Promise<Result<{ userId: string; sessionId: string }, TokenRefusal>> {
  const found = await findBearer(ctx, hashOf(token))
  if (!found || !isBound(found.bindingHash, binding)) return fail('token_invalid')

  const { revokedAt, absoluteUntil, replacedAt, expiresAt, refreshUntil } = found
  if (revokedAt || absoluteUntil <= ctx.now || refreshUntil <= ctx.now) return fail('token_invalid')
  if (replacedAt && !isFresh(replacedAt, ctx.now)) return fail('token_invalid')
  if (expiresAt <= ctx.now) return fail('token_expired')

  return ok({ userId: found.userId, sessionId: found.sessionId })
}

export const isBound = (bindingHash: string | null, binding: string | null): boolean =>
  bindingHash === null || (binding !== null && isSame(bindingHash, hashOf(binding)))

export const isFresh = (replacedAt: Date, now: Date): boolean =>
  now.getTime() - replacedAt.getTime() <= TOKEN_SUCCESSOR_SECONDS * 1000
