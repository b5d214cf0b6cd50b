/** Public lists: clients cache and revalidate them, and get 304 while they are unchanged. RFC 9110, section 13. */
import type { TypedResponse } from 'hono'
import { routePath } from 'hono/route'

import { isKnown } from '../response-cache/entity-tag.ts'
import {
  type ListParams,
  listKeyOf,
  type StoredList,
  storedList,
} from '../response-cache/list-cache.ts'
import type { Shop } from '../shop.ts'
import type { RequestContext } from './api-app.ts'

/**
 * Answers with the body and its entity tag, or with 304 where the caller has it; `null` where there is no body. The body depends on
 * `shown` and on the language, which comes from the address, a cookie or the browser; the key decides whether there is an answer.
 */
export async function revalidated<Body extends { data: unknown } | null>(
  c: RequestContext,
  { lists }: Shop,
  shown: ListParams,
  make: () => Promise<Body>,
) {
  const made = async () => {
    const body = await make()
    return body && storedList(body, c.var.ctx.now)
  }
  const key = listKeyOf(c.var.locale, routePath(c), shown)
  const list =
    lists === null || key === null ? await made() : (lists.find(key) ?? (await lists.of(key, made)))
  // `list` holds the body as JSON; every list declares 304.
  return (list && answerWith(c, list)) as Answered<Body>
}

type Answered<Body> = Body extends null ? null : Response & TypedResponse<Body, 200, 'json'>

function answerWith(c: RequestContext, { json, etag }: StoredList): Response {
  c.header('ETag', etag)
  c.header('Cache-Control', 'no-cache')
  c.header('Vary', 'Accept-Language, Cookie, X-Api-Key')
  return isKnown(etag, c.req.header('if-none-match'))
    ? c.body(null, 304)
    : c.body(json, 200, { 'Content-Type': 'application/json' })
}
