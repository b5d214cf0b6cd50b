/**
 * A password costs a hash, whoever sends it. Guesses that are spread over accounts and places pass every limit of an
 * account or a place; this one counts them all together. Beyond it a try takes a solved captcha, so that people go on
 * at the price of a moment's work of their machine, and programs pay for each guess. Reliability A.4.21.
 */
import type { Context } from '#domain/context.ts'
import { consumeRateLimit, refundRateLimit } from '#domain/rate-limits/consume-rate-limit.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

const EVERYWHERE = 'everywhere'

/** Before a stranger's password is hashed. It says nothing of the account: it is the same for all. */
export async function throttlePasswordChecks(
  ctx: Context,
  { passedCaptcha }: { passedCaptcha: boolean },
): Promise<Result<null, 'captcha_required'>> {
  const counted = await consumeRateLimit(ctx, 'password_checks', EVERYWHERE)
  return counted.ok || passedCaptcha ? ok(null) : fail('captcha_required')
}

/** A right password was no guess, and neither is a new one. */
export const releasePasswords = (ctx: Context): Promise<void> =>
  refundRateLimit(ctx, 'password_checks', EVERYWHERE)
