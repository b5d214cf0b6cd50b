/**
 * What an answer says of the limits that hold for its caller: `RateLimit-Policy` and `RateLimit`, as structured fields
 * (draft-ietf-httpapi-ratelimit-headers-11: `q` calls in `w` seconds; `r` of them left, for `t` seconds).
 */
import type { Context as HonoContext } from 'hono'

import { CALL_WINDOW_SECONDS, LIMITS, type LimitName } from '#domain/rate-limits/policy.ts'

import type { RateLimitStatus } from './api-rate-limiter.ts'

const POLICY = 'RateLimit-Policy'
const LEFT = 'RateLimit'

export function setRateLimitHeaders(c: HonoContext, limitStatus: RateLimitStatus): void {
  const { kind, max, remaining, resetSeconds } = limitStatus
  c.header(POLICY, `"${kind}";q=${max};w=${CALL_WINDOW_SECONDS}`)
  c.header(LEFT, `"${kind}";r=${remaining};t=${resetSeconds}`)
}

/** In addition to the general limit, the limit that refused. */
export function setExceededHeaders(
  c: HonoContext,
  name: LimitName,
  retryAfterSeconds: number,
): void {
  const { max, windowSeconds } = LIMITS[name]
  c.header(POLICY, `"${name}";q=${max};w=${windowSeconds}`, { append: true })
  c.header(LEFT, `"${name}";r=0;t=${retryAfterSeconds}`, { append: true })
}

export const isLimitName = (word: unknown): word is LimitName =>
  typeof word === 'string' && Object.hasOwn(LIMITS, word)
