/** Public lists: clients cache and revalidate them, and get 304 while they are unchanged. RFC 9110, section 13. */
import { hash } from 'node:crypto'

import type { RequestContext } from './api-app.ts'

/**
 * Answers with `body` and its name, or with 304 where the caller has it. The language comes from the address, a cookie or the
 * browser; the key decides whether there is an answer.
 */
export function revalidated<T>(c: RequestContext, body: T) {
  const text = JSON.stringify(body)
  // Weak: a proxy may compress what it passes on.
  const tag = `"${hash('sha256', text, 'base64url').slice(0, 22)}"`
  c.header('ETag', `W/${tag}`)
  c.header('Cache-Control', 'no-cache')
  c.header('Vary', 'Accept-Language, Cookie, X-Api-Key')
  const answer = isKnown(c.req.header('if-none-match'), tag)
    ? c.body(null, 304)
    : c.body(text, 200, { 'Content-Type': 'application/json' })
  // The same answer as `c.json` without serializing twice; every list declares 304.
  return answer as unknown as ReturnType<typeof c.json<T, 200>>
}

const isKnown = (given: string | undefined, tag: string): boolean =>
  given?.trim() === '*' || (given?.match(/"[^"]*"/g)?.includes(tag) ?? false)
