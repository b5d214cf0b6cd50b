/** The answer to a request that is refused because of load: JSON for API clients, a small page for people. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'

import { createApi, localeOfCall, type RequestContext, refuse } from '../http/api-app.ts'
import { languageOf } from '../http/language.ts'
import { withRequestId } from '../http/request-id.ts'
import { unavailableData, unavailablePage } from '../pages/unavailable-page.ts'
import { createNetworkCount } from './network-count.ts'
import {
  DELAYED_REFUSALS_MAX,
  DELAYED_REFUSALS_PER_NETWORK_MAX,
  type LoadReason,
  REFUSAL_DELAY_MS,
  REQUESTS,
  RETRY_AFTER_SECONDS,
} from './policy.ts'

type Refuser = (request: IncomingMessage, response: ServerResponse, reason: LoadReason) => void

/** Answers at once. */
function createRefuser(): Refuser {
  const listeners = { network: listenerFor('network'), total: listenerFor('total') }
  return (request, response, reason) => void listeners[reason](request, response)
}

const PAGE_REASON = { network: 'limited', total: 'busy' } as const
const PROBLEM = { network: 'rate_limited', total: 'too_busy' } as const

function listenerFor(reason: LoadReason) {
  const api = createApi()
  api.use(withRequestId)
  api.all('*', (c) => (isCall(c.req.path) ? problem(c, reason) : page(c, reason)))
  return getRequestListener(api.fetch)
}

function problem(c: RequestContext, reason: LoadReason): Response {
  c.set('locale', localeOfCall(c))
  c.header('Cache-Control', 'no-store')
  c.header('X-Content-Type-Options', 'nosniff')
  if (reason === 'network') {
    c.header('RateLimit-Policy', `"requests";q=${REQUESTS.burst};w=${BURST_SECONDS}`)
    c.header('RateLimit', `"requests";r=0;t=${RETRY_AFTER_SECONDS}`)
  }
  return refuse(c, { code: PROBLEM[reason], retryAfterSeconds: RETRY_AFTER_SECONDS })
}

function page(c: RequestContext, reason: LoadReason): Response {
  const { pathname, search } = new URL(c.req.url)
  if (pathname.endsWith('.data')) return unavailableData()

  const { locale } = languageOf({
    pathname,
    hint: c.req.query('lang') ?? null,
    cookies: c.req.header('cookie') ?? '',
    accepted: c.req.header('accept-language') ?? '',
  })
  return unavailablePage({ locale, reason: PAGE_REASON[reason], target: pathname + search })
}

/** In which a network that used all of its requests gets them back. */
const BURST_SECONDS = REQUESTS.burst / REQUESTS.perSecond

/** The reference of the calls is a page below `/api`. */
const isCall = (path: string): boolean =>
  /^\/(api|v1|graphql|webhooks)(\/|$)/.test(path) && !/^\/api(\/docs)?(\.data)?$/.test(path)

/**
 * Answers after a pause, so that a client which asks again at once does not keep the process busy with refusing. Where too many
 * wait already, the connection is closed.
 */
export function createDelayedRefuser(delayMs = REFUSAL_DELAY_MS) {
  const refuseNow = createRefuser()
  const waiting = createNetworkCount()
  let count = 0

  return (
    request: IncomingMessage,
    response: ServerResponse,
    { reason, network }: { reason: LoadReason; network: string },
  ): void => {
    if (count >= DELAYED_REFUSALS_MAX || waiting.of(network) >= DELAYED_REFUSALS_PER_NETWORK_MAX) {
      request.socket.destroy()
      return
    }
    count += 1
    waiting.add(network)
    const timer = setTimeout(() => refuseNow(request, response, reason), delayMs)
    response.once('close', () => {
      clearTimeout(timer)
      count -= 1
      waiting.remove(network)
    })
  }
}
