/** Where programs ask in GraphQL: one address, with the key of /v1. Decisions, section 8. */
import type { ContentfulStatusCode } from 'hono/utils/http-status'

import { withoutSecrets } from '#domain/error-reports/error-report.ts'

import { type ApiApp, createApi } from '../http/api-app.ts'
import { withCaller } from '../http/caller.ts'
import { jsonOnly, limitBody, withApiKey, withLocale } from '../http/guards.ts'
import { withRefusals } from '../http/refusals.ts'
import { errorReportOf } from '../http/report-error.ts'
import type { Shop } from '../shop.ts'

const SCHEMA_CACHE_SECONDS = 300

/** To be mounted at `/graphql`. The first request loads the libraries. */
export function graphql(shop: Shop): ApiApp {
  const api = createApi()
  api.use(withLocale(shop), withCaller(shop))
  // Described to everybody, as /v1 is.
  api.get('/schema.graphql', async (c) => {
    const { schemaText } = await import('./answer.ts')
    c.header('Cache-Control', `public, max-age=${SCHEMA_CACHE_SECONDS}`)
    return c.text(schemaText)
  })

  api.use(withRefusals, withApiKey, limitBody, jsonOnly)
  // No GET: answers are not cached, and the query would be in every access log.
  api.post('/', async (c) => {
    // First of all: the stream of a caller who left meanwhile would neither end nor fail.
    const body = await c.req.text()
    const { answerQuery } = await import('./answer.ts')
    const report = (error: unknown) => {
      if (shop.outages.note(error)) return 'unavailable'
      const place = `${c.req.method} ${withoutSecrets(c.req.path)}`
      const { requestId } = c.var
      shop.reportError(errorReportOf('server', error, { place, version: '' }), { requestId })
      return 'unexpected'
    }
    const { method, url, raw } = c.req
    const request = new Request(url, { method, headers: raw.headers, body })
    const answer = await answerQuery.fetch(request, {
      ctx: c.var.ctx,
      readOnly: shop.readOnly,
      report,
    })
    c.header('Content-Type', answer.headers.get('content-type') ?? undefined)
    // A status that a whole answer can have: the library makes no others.
    return c.body(await answer.text(), answer.status as ContentfulStatusCode)
  })
  return api
}
