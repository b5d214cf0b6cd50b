/** What the site itself tells: openings of pages, and what went wrong in a browser. */
import { isbot } from 'isbot'

import { accidentRoute, pageViewRoute } from '#contract/site.ts'
import { countTry } from '#domain/rate-limits/consume-rate-limit.server.ts'

import { addressOf, type Door, refuse } from '../http/api-app.ts'
import type { Shop } from '../shop.ts'
import { pageNameOf } from '../visits/page-name.ts'

export function mountSite(door: Door, shop: Shop): void {
  door.openapi(pageViewRoute, (c) => {
    const page = pageNameOf(c.req.valid('json').view.page)
    if (page !== null && !isbot(c.req.header('user-agent'))) {
      shop.tally.add({ page, locale: c.var.locale }, addressOf(c, shop))
    }
    return c.body(null, 204)
  })

  door.openapi(accidentRoute, async (c) => {
    const counted = await countTry(c.var.ctx, 'accident_address', addressOf(c, shop))
    if (!counted.ok) return refuse(c, counted.error)

    const { page, ...accident } = c.req.valid('json').accident
    shop.reportAccident({ ...accident, source: 'browser', place: page })
    return c.body(null, 204)
  })
}
