/**
 * Global throttle for password checks, because each check costs a hash. Guesses spread over many accounts and networks
 * pass the limits for one account or network; this limit counts all of them. Above it, an attempt needs a solved
 * captcha: cheap for people, expensive for bots. Reliability A.4.21.
 */
import type { Context } from '#domain/context.ts'
import { consumeRateLimit, refundRateLimit } from '#domain/rate-limits/consume-rate-limit.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

const EVERYWHERE = 'everywhere'

/** Called before an unknown client's password is hashed. Reveals nothing about the account. */
export async function throttlePasswordChecks(
  ctx: Context,
  { passedCaptcha }: { passedCaptcha: boolean },
): Promise<Result<null, 'captcha_required'>> {
  const counted = await consumeRateLimit(ctx, 'password_checks', EVERYWHERE)
  return counted.ok || passedCaptcha ? ok(null) : fail('captcha_required')
}

/** Refunds the count after a correct or a new password. */
export const releasePasswords = (ctx: Context): Promise<void> =>
  refundRateLimit(ctx, 'password_checks', EVERYWHERE)
