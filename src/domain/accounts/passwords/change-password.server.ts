import { recordAccess } from '#domain/audit/record-access.server.ts'
import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import {
  consumeRateLimit,
  type RateLimited,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { ok, type Result } from '#shared/result.ts'

import { lockSignedInAccount } from '../lock-account.server.ts'
import { revokeAccess } from '../revoke-access.server.ts'
import {
  requireReauthentication,
  type SignedInAccount,
  type SignedInRefusal,
} from '../signed-in-account.server.ts'
import { updateUser } from '../store.server.ts'
import type { PasswordWeak } from './credentials.ts'
import { hashPassword } from './password.server.ts'
import { checkPassword } from './password-strength.server.ts'

type Refusal = SignedInRefusal | PasswordWeak | RateLimited

/**
 * Sets a new password, or the first one of an account without. Revokes all other sessions and cancels a pending e-mail
 * change.
 */
export async function changePassword(
  ctx: Context,
  own: SignedInAccount,
  password: string,
): Promise<Result<null, Refusal>> {
  const allowed = await requireReauthentication(ctx, own)
  if (!allowed.ok) return allowed
  const counted = await consumeRateLimit(ctx, 'password_change_account', own.userId)
  if (!counted.ok) return counted
  const strong = await checkPassword(ctx, password, allowed.value)
  if (!strong.ok) return strong

  const passwordHash = await hashPassword(password)
  return ctx.transaction<Result<null, 'not_found'>>(async (ctx) => {
    // The session may have been revoked while the hash was computed.
    const held = await lockSignedInAccount(ctx, own)
    if (!held.ok) return held

    const user = held.value
    await updateUser(ctx, user.id, { passwordHash })
    await revokeAccess(ctx, user, { except: own.sessionId })
    await recordAccess(ctx, {
      action: 'password_changed',
      accountId: user.id,
      detail: 'session',
      sessionId: own.sessionId,
    })
    await queueEmail(ctx, 'password_changed', {
      entityId: `${own.sessionId}.${ctx.now.toISOString()}`,
      to: user.email,
      locale: ctx.locale,
      payload: { by: 'session' },
    })
    return ok(null)
  })
}
