/** A name for each call, in the answer and in our log: a partner's question about one call finds its line. */
import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'

import type { RequestContext, Variables } from './api-app.ts'

export const REQUEST_ID = 'X-Request-Id'

/** What a caller may name its call; it goes into the log as it is. */
const NAME = /^[\w.-]{8,64}$/

export const withRequestId = createMiddleware<{ Variables: Variables }>(async (c, next) => {
  const given = c.req.header('x-request-id') ?? ''
  const id = NAME.test(given) ? given : randomUUID()
  c.set('requestId', id)
  c.header(REQUEST_ID, id)
  await next()
})

/** For an answer outside of the app, such as a cached page: the id is not part of what is cached. */
export function named(c: RequestContext, response: Response): Response {
  response.headers.set(REQUEST_ID, c.var.requestId)
  return response
}
