/** One way to ask whether a person is there: the call for it and every form pass here. Spec §7 call 1. */
import { type CaptchaVerdict, isHuman } from '#domain/captcha.ts'
import { countTry, type TooMany } from '#domain/limits/count-try.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import type { Shop } from '../shop.ts'
import { type Asked, addressOf } from './door.ts'

type Refusal = TooMany | 'captcha_invalid' | 'captcha_failed'

export async function checkCaptcha(
  c: Asked,
  shop: Shop,
  response: string,
): Promise<Result<CaptchaVerdict, Refusal>> {
  const counted = await countTry(c.var.ctx, 'captcha_address', addressOf(c, shop))
  if (!counted.ok) return counted

  const verdict = await shop.captcha.verify(response, c.var.ctx.now)
  if (!verdict.success) return fail('captcha_invalid')
  return isHuman(verdict) ? ok(verdict) : fail('captcha_failed')
}
