/** What every request to the API meets before its handler. */
import { timingSafeEqual } from 'node:crypto'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'

import type { Shop } from '../shop.ts'
import { localeOfRequest, refuse, type Variables } from './door.ts'

const BODY_BYTES_MAX = 64 * 1024

export const withLocale = (shop: Shop) =>
  createMiddleware<{ Variables: Variables }>(async (c, next) => {
    c.set('locale', localeOfRequest(c))
    c.set('ctx', shop.context({ kind: 'visitor' }, c.var.locale))
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
    await next()
  })

export const limitBody = bodyLimit({
  maxSize: BODY_BYTES_MAX,
  onError: (c) => refuse(c, 'body_too_large'),
})

/** A body is JSON or there is none: forms of other origins can't be mistaken for calls. */
export const jsonOnly = createMiddleware<{ Variables: Variables }>(async (c, next) => {
  const type = c.req.header('content-type')
  if (type !== undefined && !/^application\/json(; ?charset=utf-8)?$/i.test(type)) {
    return refuse(c, 'media_type_unsupported')
  }
  return next()
})

/** The third client's calls need its key (decisions, section 8). It is public; it tells partners apart. */
export const withApiKey = (shop: Shop) =>
  createMiddleware<{ Variables: Variables }>(async (c, next) => {
    const given = Buffer.from(c.req.header('x-api-key') ?? '')
    const known = Buffer.from(shop.publicApiKey)
    const isKnown = given.length === known.length && timingSafeEqual(given, known)
    return isKnown ? next() : refuse(c, 'api_key_invalid')
  })
