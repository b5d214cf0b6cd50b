/**
 * Browsers on other origins (CORS). A partner's key names the origins whose pages may read what is public. Pages of other
 * origins never write, and never act for a customer.
 */
import { createMiddleware } from 'hono/factory'

import { isPublicRead, scopeOf } from '#domain/partners/scopes.ts'

import { type RequestContext, refuse, type Variables } from './api-app.ts'

const PREFLIGHT_SECONDS = 7_200
const HEADERS_TAKEN = 'x-api-key, x-request-id, if-none-match'
const HEADERS_SHOWN = 'ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id'

/** After `withCaller`, and before the key is required: a preflight carries none. */
export const withForeignOrigin = createMiddleware<{ Variables: Variables }>(async (c, next) => {
  const origin = foreignOriginOf(c)
  if (origin === null || scopeOf(c.req.path) === null) return next()

  const method = c.req.method === 'OPTIONS' ? c.req.header('access-control-request-method') : null
  if (method)
    return isPublicRead(method, c.req.path) ? preflight(c) : refuse(c, 'origin_not_allowed')

  const isRead = isPublicRead(c.req.method, c.req.path)
  const { caller } = c.var
  const isListed = caller.kind === 'partner' && isRead && caller.key.origins.includes(origin)
  if (caller.kind === 'partner' && !isListed) c.res = refuse(c, 'origin_not_allowed')
  else await next()

  c.header('Vary', 'Origin', { append: true })
  // Every page may read why it was refused.
  if (isListed || (isRead && c.var.refused)) {
    c.header('Access-Control-Allow-Origin', isListed ? origin : '*')
    c.header('Access-Control-Expose-Headers', HEADERS_SHOWN)
  }
})

function preflight(c: RequestContext): Response {
  c.header('Access-Control-Allow-Origin', '*')
  c.header('Access-Control-Allow-Methods', 'GET')
  c.header('Access-Control-Allow-Headers', HEADERS_TAKEN)
  c.header('Access-Control-Max-Age', String(PREFLIGHT_SECONDS))
  return c.body(null, 204)
}

/** `null` for a program, and for a page of the shop itself. */
function foreignOriginOf(c: RequestContext): string | null {
  const origin = c.req.header('origin')
  if (origin === undefined) return null
  return URL.canParse(origin) && new URL(origin).host === c.req.header('host') ? null : origin
}
