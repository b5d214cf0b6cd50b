/** Which program calls, by its key or by where it is, and whether it has calls left. Decisions, section 8. */
import type { Context as HonoContext } from 'hono'
import { createMiddleware } from 'hono/factory'

import { isSame } from '#domain/accounts/secret.server.ts'

import type { Shop } from '../shop.ts'
import {
  type Caller,
  clientNetworkOfCall,
  type KeyProblem,
  refuse,
  type Variables,
} from './api-app.ts'
import { setRateLimitHeaders } from './rate-limit-headers.ts'

/** Counts the call and says on every answer what is left. Before everything that costs something. */
export const withCaller = (shop: Shop) =>
  createMiddleware<{ Variables: Variables }>(async (c, next) => {
    const { network, isThisMachine } = clientNetworkOfCall(c, shop)
    const kind = isThisMachine ? 'machine' : 'network'
    // Made-up keys cost a query each: a network that has no calls left is not asked about any.
    const hasCalls = !shop.rateLimiter.limitStatus(kind, network).isOver
    const caller = await callerOf(c, shop, hasCalls)
    const limitStatus =
      caller.kind === 'partner'
        ? shop.rateLimiter.count('partner', caller.key.id)
        : shop.rateLimiter.count(kind, network)
    c.set('caller', caller)
    setRateLimitHeaders(c, limitStatus)
    if (!limitStatus.isOver) return next()
    return refuse(c, { code: 'rate_limited', retryAfterSeconds: limitStatus.resetSeconds })
  })

async function callerOf(c: HonoContext, shop: Shop, mayAsk: boolean): Promise<Caller> {
  const given = c.req.header('x-api-key') ?? ''
  if (isSame(given, shop.publicApiKey)) return { kind: 'site' }
  if (given === '' || !(mayAsk || shop.apiKeyCache.knows(given))) return unknown('unknown')

  const found = await shop.apiKeyCache.find(shop.context({ kind: 'visitor' }, 'en'), given)
  return found.state === 'live' ? { kind: 'partner', key: found.key } : unknown(found.state)
}

const PROBLEMS = {
  unknown: 'api_key_invalid',
  expired: 'api_key_expired',
  paused: 'api_key_paused',
  revoked: 'api_key_revoked',
} as const satisfies Record<string, KeyProblem>

const unknown = (why: keyof typeof PROBLEMS): Caller => ({ kind: 'unknown', code: PROBLEMS[why] })
