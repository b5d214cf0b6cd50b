/** One way to ask whether a person is there: the call for it and every form pass here. Spec §7 call 1. */
import { type CaptchaVerdict, isHuman } from '#domain/captcha.ts'
import type { Context } from '#domain/context.ts'
import {
  consumeRateLimit,
  type RateLimited,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import type { Shop } from '../shop.ts'

type CaptchaRefusal = RateLimited | 'captcha_invalid' | 'captcha_failed'

export async function checkCaptcha(
  ctx: Context,
  shop: Shop,
  { address, response }: { address: string; response: string },
): Promise<Result<CaptchaVerdict, CaptchaRefusal>> {
  const counted = await consumeRateLimit(ctx, 'captcha_address', address)
  if (!counted.ok) return counted

  const verdict = await shop.captcha.verify(response, ctx.now)
  if (!verdict.success) return fail('captcha_invalid')
  return isHuman(verdict) ? ok(verdict) : fail('captcha_failed')
}
