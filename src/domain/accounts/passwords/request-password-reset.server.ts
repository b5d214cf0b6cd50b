import { recordAccess } from '#domain/audit/record-access.server.ts'
import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import {
  consumeRateLimit,
  type RateLimited,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { addMinutes } from '#shared/add-time.ts'
import { ok, type Result } from '#shared/result.ts'

import { PASSWORD_RESET_MINUTES } from '../policy.ts'
import { hashOf, newSecret } from '../secret.server.ts'
import { insertToken, revokeTokens, shareUserByEmail } from '../store.server.ts'

/**
 * Mails a link to a known address, and a notice to an unknown one. The answer and its cost are the same in both cases.
 * Decisions, section 9.
 */
export async function requestPasswordReset(
  ctx: Context,
  { email, address }: { email: string; address: string },
): Promise<Result<null, RateLimited>> {
  const byAddress = await consumeRateLimit(ctx, 'reset_address', address)
  if (!byAddress.ok) return byAddress
  const byAccount = await consumeRateLimit(ctx, 'reset_account', `${email}:${address}`)
  if (!byAccount.ok) return byAccount
  const anywhere = await consumeRateLimit(ctx, 'reset_account_anywhere', email)
  if (!anywhere.ok) return anywhere

  await ctx.transaction(async (ctx) => {
    const user = await shareUserByEmail(ctx, email)
    await recordAccess(ctx, { action: 'reset_asked', accountId: user?.id ?? null })
    await revokeTokens(ctx, 'reset_password', email)
    const token = newSecret()
    // For an address without an account: a token that is never sent and opens nothing.
    const entityId = await insertToken(ctx, {
      purpose: 'reset_password',
      hash: hashOf(token),
      email,
      userId: user?.id ?? null,
      expiresAt: addMinutes(ctx.now, PASSWORD_RESET_MINUTES),
    })
    const message = { entityId, to: email, locale: ctx.locale }
    if (user) await queueEmail(ctx, 'password_reset', { ...message, payload: { token } })
    else await queueEmail(ctx, 'account_missing', { ...message, payload: {} })
  })
  return ok(null)
}
