/** What the site reports: page views, and errors in browsers. */
import { isbot } from 'isbot'

import { errorReportRoute, pageViewRoute } from '#contract/site.ts'
import { consumeRateLimit } from '#domain/rate-limits/consume-rate-limit.server.ts'

import { type ApiApp, addressOf, refuse } from '../http/api-app.ts'
import type { Shop } from '../shop.ts'
import { pageNameOf } from '../visits/page-name.ts'

export function mountSite(api: ApiApp, shop: Shop): void {
  api.openapi(pageViewRoute, (c) => {
    const page = pageNameOf(c.req.valid('json').view.page)
    if (page !== null && !isbot(c.req.header('user-agent'))) {
      shop.pageViewCounter.add({ page, locale: c.var.locale }, addressOf(c, shop))
    }
    return c.body(null, 204)
  })

  api.openapi(errorReportRoute, async (c) => {
    const counted = await consumeRateLimit(c.var.ctx, 'error_report_network', addressOf(c, shop))
    if (!counted.ok) return refuse(c, counted.error)

    const { page, ...report } = c.req.valid('json').report
    shop.reportError({ ...report, source: 'browser', place: page })
    return c.body(null, 204)
  })
}
