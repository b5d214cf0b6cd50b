import { captchaChallengeRoute, siteverifyRoute } from '#contract/captcha.ts'

import { type ApiApp, addressOf, refuse } from '../http/api-app.ts'
import { checkCaptcha } from '../http/captcha.ts'
import type { Shop } from '../shop.ts'

export function mountCaptcha(api: ApiApp, shop: Shop): void {
  api.openapi(captchaChallengeRoute, async (c) => c.json(await shop.captcha.challenge(), 200))

  api.openapi(siteverifyRoute, async (c) => {
    const { response } = c.req.valid('json').session
    const address = addressOf(c, shop)
    const checked = await checkCaptcha(c.var.ctx, shop, { address, response })
    return checked.ok ? c.json(checked.value, 200) : refuse(c, checked.error)
  })
}
