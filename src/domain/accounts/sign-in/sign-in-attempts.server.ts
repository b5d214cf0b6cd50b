import type { Context } from '#domain/context.ts'
import {
  consumeRateLimit,
  type RateLimited,
  resetRateLimit,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { ok, type Result } from '#shared/result.ts'

type From = { email: string; address: string }

/** Counts attempts at passwords and codes, for one network and globally. */
export async function countSignInAttempt(
  ctx: Context,
  { email, address }: From,
): Promise<Result<null, RateLimited>> {
  const byAddress = await consumeRateLimit(ctx, 'sign_in_address', address)
  if (!byAddress.ok) return byAddress
  const byAccount = await consumeRateLimit(ctx, 'sign_in_account', `${email}:${address}`)
  if (!byAccount.ok) return byAccount
  const anywhere = await consumeRateLimit(ctx, 'sign_in_account_anywhere', email)
  return anywhere.ok ? ok(null) : anywhere
}

/** A success resets the counters of earlier typos. */
export const resetSignInAttempts = (ctx: Context, { email, address }: From): Promise<void> =>
  resetRateLimit(ctx, 'sign_in_account', `${email}:${address}`)
