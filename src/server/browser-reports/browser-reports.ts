/** Where browsers report what the page itself never learns: refused scripts, crashes, features that will go. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import { consumeRateLimit } from '#domain/rate-limits/consume-rate-limit.server.ts'

import { clientNetworkOfCall } from '../http/api-app.ts'
import type { Shop } from '../shop.ts'
import { readReports } from './read-reports.ts'

const BODY_BYTES_MAX = 32 * 1024
const TYPES = /^application\/(csp-report|reports\+json)(\s*;|$)/i

/** To be mounted at `REPORTS_PATH`. Only browsers read the answers, so they are empty. */
export function browserReports(shop: Shop, version: string): Hono {
  const app = new Hono()
  const limit = bodyLimit({ maxSize: BODY_BYTES_MAX, onError: (c) => c.body(null, 413) })
  app.post('/', limit, async (c) => {
    if (!TYPES.test(c.req.header('content-type') ?? '')) return c.body(null, 415)

    const { network, isThisMachine } = clientNetworkOfCall(c, shop)
    const wait = await waitOf(shop, network, isThisMachine)
    if (wait !== null) return c.body(null, 429, { 'Retry-After': String(wait) })

    const sent: unknown = await c.req.json().catch(() => null)
    if (sent === null) return c.body(null, 400)
    for (const happened of readReports(sent, shop.siteUrl())) {
      shop.reportError({ ...happened, source: 'browser', version })
    }
    return c.body(null, 204)
  })
  return app
}

/** How many seconds the sender has to wait; `null` where it has reports left. In memory first: a flood costs no queries. */
async function waitOf(shop: Shop, network: string, isThisMachine: boolean): Promise<number | null> {
  const limitStatus = shop.rateLimiter.count(isThisMachine ? 'machine' : 'network', network)
  if (limitStatus.isOver) return limitStatus.resetSeconds

  const ctx = shop.context({ kind: 'system' }, 'en')
  const ofNetwork = await consumeRateLimit(ctx, 'browser_report_address', network)
  const counted = ofNetwork.ok
    ? await consumeRateLimit(ctx, 'browser_report_anywhere', '')
    : ofNetwork
  return counted.ok ? null : counted.error.retryAfterSeconds
}
