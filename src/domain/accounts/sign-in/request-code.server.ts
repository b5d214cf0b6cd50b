import { recordAccess } from '#domain/audit/record-access.server.ts'
import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import {
  consumeRateLimit,
  type RateLimited,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { ok, type Result } from '#shared/result.ts'

import { SIGN_IN_CODE_DIGITS, SIGN_IN_CODE_MINUTES } from '../policy.ts'
import { newCode, newSecret } from '../secret.server.ts'
import { findUserByEmail, insertToken } from '../store.server.ts'
import { type Asker, askerHashOf, hashCode } from './sign-in-code.server.ts'
import { revokeCodes } from './sign-in-code-store.server.ts'

/** As `newSecret` writes it: what else stands in the cookie was not given by this shop. */
const COOKIE = /^[\w-]{43}$/

/**
 * Mails a one-time code, whether or not the address is known: the code will make the account. Answers with the cookie by
 * which the browser is known again; `null` for a program.
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
      ...{ purpose: 'sign_in_code' as const, hash, askerHash, email },
      expiresAt: new Date(ctx.now.getTime() + SIGN_IN_CODE_MINUTES * 60_000),
    })
    const payload = { code, minutes: SIGN_IN_CODE_MINUTES }
    await queueEmail(ctx, 'sign_in_code', { entityId, to: email, locale: ctx.locale, payload })
  })
  return ok({ cookie })
}

/** The one that the browser has stays: it may ask in two tabs, or for two addresses. */
const cookieOf = ({ cookie }: Asker): string =>
  cookie !== null && COOKIE.test(cookie) ? cookie : newSecret()
