/**
 * A password costs a hash, whoever sends it. Guesses that are spread over accounts and places pass every limit of an
 * account or a place; this one counts them all together. Beyond it a try takes a solved captcha, so that people go on
 * at the price of a moment's work of their machine, and programs pay for each guess. Reliability A.4.21.
 */
import type { Context } from '#domain/context.ts'
import { countTry, forgiveTry } from '#domain/rate-limits/consume-rate-limit.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

const EVERYWHERE = 'everywhere'

/** Before a stranger's password is hashed. It says nothing of the account: it is the same for all. */
export async function brakePasswords(
  ctx: Context,
  { passedCaptcha }: { passedCaptcha: boolean },
): Promise<Result<null, 'captcha_needed'>> {
  const counted = await countTry(ctx, 'password_work', EVERYWHERE)
  return counted.ok || passedCaptcha ? ok(null) : fail('captcha_needed')
}

/** A right password was no guess, and neither is a new one. */
export const releasePasswords = (ctx: Context): Promise<void> =>
  forgiveTry(ctx, 'password_work', EVERYWHERE)
