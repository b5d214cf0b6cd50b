/** What every request to the API meets before its handler. */
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'

import { scopeOf } from '#domain/partners/scopes.ts'

import type { Shop } from '../shop.ts'
import { localeOfCall, refuse, sourceOf, type Variables } from './api-app.ts'

const BODY_BYTES_MAX = 64 * 1024

export const withLocale = (shop: Shop) =>
  createMiddleware<{ Variables: Variables }>(async (c, next) => {
    c.set('locale', localeOfCall(c))
    c.set('ctx', shop.context({ kind: 'visitor' }, c.var.locale, sourceOf(c, shop)))
    c.header('Cache-Control', 'no-store')
    await next()
  })

const limitGivenBody = bodyLimit({
  maxSize: BODY_BYTES_MAX,
  onError: (c) => refuse(c, 'body_too_large'),
})

/**
 * Asking for the body makes a second request object, which costs as much as the rest of the framework: a GET has none, and
 * Node reads no more of any other than its length says.
 */
export const limitBody = createMiddleware<{ Variables: Variables }>(async (c, next) => {
  if (c.req.method === 'GET') return next()
  const length = c.req.header('content-length')
  if (length === undefined) return limitGivenBody(c, next)
  return Number(length) > BODY_BYTES_MAX ? refuse(c, 'body_too_large') : next()
})

/** A body is taken as it is: unpacked, a small one could be endless. RFC 9110, section 15.5.16. */
export const plainBody = createMiddleware<{ Variables: Variables }>(async (c, next) => {
  const encoding = c.req.header('content-encoding') ?? 'identity'
  if (/^identity$/i.test(encoding)) return next()
  c.set('locale', localeOfCall(c))
  c.header('Accept-Encoding', 'identity')
  return refuse(c, 'encoding_unsupported')
})

/** A body is JSON or there is none: forms of other origins can't be mistaken for calls. */
export const jsonOnly = createMiddleware<{ Variables: Variables }>(async (c, next) => {
  const type = c.req.header('content-type')
  if (type !== undefined && !/^application\/json(; ?charset=utf-8)?$/i.test(type)) {
    return refuse(c, 'media_type_unsupported')
  }
  return next()
})

/**
 * The third client's calls need a key (decisions, section 8): the site's own public one, or a partner's, which opens the areas it
 * was made for and nothing else. After `withCaller`.
 */
export const withApiKey = createMiddleware<{ Variables: Variables }>(async (c, next) => {
  const { caller } = c.var
  if (caller.kind === 'unknown') return refuse(c, caller.code)
  if (caller.kind === 'site') return next()

  const scope = scopeOf(c.req.path)
  if (scope === null) return refuse(c, 'not_found')
  return caller.key.scopes.includes(scope) ? next() : refuse(c, { code: 'scope_missing', scope })
})
