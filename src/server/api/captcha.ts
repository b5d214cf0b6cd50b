import { captchaChallengeRoute, siteverifyRoute } from '#contract/accounts.ts'
import { isHuman } from '#domain/captcha.ts'
import { countTry } from '#domain/limits/count-try.server.ts'

import { addressOf, type Door, refuse } from '../http/door.ts'
import type { Shop } from '../shop.ts'

export function mountCaptcha(door: Door, shop: Shop): void {
  door.openapi(captchaChallengeRoute, async (c) => {
    if (!shop.captcha.challenge) return refuse(c, 'not_found')
    return c.json(await shop.captcha.challenge(), 200)
  })

  door.openapi(siteverifyRoute, async (c) => {
    const counted = await countTry(c.var.ctx, 'captcha_address', addressOf(c, shop))
    if (!counted.ok) return refuse(c, counted.error)

    const { response } = c.req.valid('json').session
    const verdict = await shop.captcha.verify(response, c.var.ctx.now)
    if (!verdict.success) return refuse(c, 'captcha_invalid')
    return isHuman(verdict) ? c.json(verdict, 200) : refuse(c, 'captcha_failed')
  })
}
