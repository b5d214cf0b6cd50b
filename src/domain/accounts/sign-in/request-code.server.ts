import { recordAccess } from '#domain/audit/record-access.server.ts'
import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import {
  consumeRateLimit,
  type RateLimited,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { addMinutes } from '#shared/add-time.ts'
import { ok, type Result } from '#shared/result.ts'

import { SIGN_IN_CODE_DIGITS, SIGN_IN_CODE_MINUTES } from '../policy.ts'
import { newCode, newSecret } from '../secret.server.ts'
import { findUserByEmail, insertToken } from '../store.server.ts'
import { type Asker, askerHashOf, hashCode } from './sign-in-code.server.ts'
import { revokeCodes } from './sign-in-code-store.server.ts'

/** The format of `newSecret`: any other cookie value was not issued by this shop. */
const COOKIE = /^[\w-]{43}$/

/**
 * Mails a one-time code to any address: signing in with it creates the account if there is none. Returns the cookie
 * that binds the code to the browser, or `null` for other clients.
 */
export async function requestSignInCode(
  ctx: Context,
  { email, address, asker }: { email: string; address: string; asker: Asker },
): Promise<Result<{ cookie: string | null }, RateLimited>> {
  const byAddress = await consumeRateLimit(ctx, 'code_address', address)
  if (!byAddress.ok) return byAddress
  const byAccount = await consumeRateLimit(ctx, 'code_account', `${email}:${address}`)
  if (!byAccount.ok) return byAccount
  const anywhere = await consumeRateLimit(ctx, 'code_account_anywhere', email)
  if (!anywhere.ok) return anywhere

  const cookie = asker.isBrowser ? cookieOf(asker) : null
  const askerHash = askerHashOf({ ...asker, cookie })
  const code = newCode(SIGN_IN_CODE_DIGITS)
  const hash = await hashCode(email, code)
  await ctx.transaction(async (ctx) => {
    const user = await findUserByEmail(ctx, email)
    await recordAccess(ctx, { action: 'code_asked', accountId: user?.id ?? null })
    await revokeCodes(ctx, { email, askerHash })
    const entityId = await insertToken(ctx, {
      purpose: 'sign_in_code' as const,
      hash,
      askerHash,
      email,
      expiresAt: addMinutes(ctx.now, SIGN_IN_CODE_MINUTES),
    })
    const payload = { code, minutes: SIGN_IN_CODE_MINUTES }
    await queueEmail(ctx, 'sign_in_code', { entityId, to: email, locale: ctx.locale, payload })
  })
  return ok({ cookie })
}

/** Reuses the browser's cookie: it may request codes in two tabs or for two addresses. */
const cookieOf = ({ cookie }: Asker): string =>
  cookie !== null && COOKIE.test(cookie) ? cookie : newSecret()
