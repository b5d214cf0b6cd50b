/** Counts every request that reaches the app and logs the dynamic ones. */
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'

import { withoutPersonalText } from '#domain/error-reports/error-report.ts'

import { UNKNOWN_ROUTE } from '../metrics/page-route.ts'
import type { Shop } from '../shop.ts'
import type { RequestContext, Variables } from './api-app.ts'

const PATH_LENGTH_MAX = 200
/** Requested every few seconds, or many times per page: counted, but not logged one by one. */
const QUIET = /^\/(healthz|readyz|metrics|version\.json|assets|images|prints|pictures)(\/|$)|^\/\*$/

export const observed = (shop: Shop) =>
  createMiddleware<{ Variables: Variables }>(async (c, next) => {
    const begun = performance.now()
    shop.metrics.begin()
    await next()
    const { method } = c.req
    const { status } = c.res
    const milliseconds = performance.now() - begun
    const route = routeOf(c)
    shop.metrics.answered({
      method,
      route,
      status,
      seconds: milliseconds / 1000,
      problem: c.var.refused ?? null,
    })
    if (!shop.logsRequests || QUIET.test(route)) return
    shop.log.info('request', {
      requestId: c.var.requestId,
      method,
      route,
      ...(route === UNKNOWN_ROUTE && { path: pathOf(c) }),
      status,
      ms: Math.round(milliseconds * 10) / 10,
      problem: c.var.refused,
    })
  })

/** Of the handler that answered; a page says its own. */
function routeOf(c: RequestContext): string {
  return c.var.route ?? routePath(c)
}

/** An unknown address, so that a broken link can be found; without parts that may be a token or a person. */
const pathOf = (c: RequestContext): string =>
  withoutPersonalText(c.req.path.slice(0, PATH_LENGTH_MAX))
