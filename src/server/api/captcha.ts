import { captchaChallengeRoute, siteverifyRoute } from '#contract/accounts.ts'

import { checkCaptcha } from '../http/captcha.ts'
import { type Door, refuse } from '../http/door.ts'
import type { Shop } from '../shop.ts'

export function mountCaptcha(door: Door, shop: Shop): void {
  door.openapi(captchaChallengeRoute, async (c) => {
    if (!shop.captcha.challenge) return refuse(c, 'not_found')
    return c.json(await shop.captcha.challenge(), 200)
  })

  door.openapi(siteverifyRoute, async (c) => {
    const checked = await checkCaptcha(c, shop, c.req.valid('json').session.response)
    return checked.ok ? c.json(checked.value, 200) : refuse(c, checked.error)
  })
}
