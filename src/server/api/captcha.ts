import { captchaChallengeRoute, siteverifyRoute } from '#contract/captcha.ts'

import { addressOf, type Door, refuse } from '../http/api-app.ts'
import { checkCaptcha } from '../http/captcha.ts'
import type { Shop } from '../shop.ts'

export function mountCaptcha(door: Door, shop: Shop): void {
  door.openapi(captchaChallengeRoute, async (c) => c.json(await shop.captcha.challenge(), 200))

  door.openapi(siteverifyRoute, async (c) => {
    const { response } = c.req.valid('json').session
    const address = addressOf(c, shop)
    const checked = await checkCaptcha(c.var.ctx, shop, { address, response })
    return checked.ok ? c.json(checked.value, 200) : refuse(c, checked.error)
  })
}
