/** Which requests are taken: each network within its share, and all together while the process keeps up. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import type { Before } from '../http/before.ts'
import { type ClientNetwork, clientNetworkOf, type NoAddress } from '../http/network.ts'
import { createBudget } from './budget.ts'
import { createNetworkLines, type LineBounds } from './line.ts'
import {
  CROWD_MIN,
  IN_PROGRESS_MAX,
  IN_PROGRESS_VITAL_MAX,
  LOOP_DELAY_MAX_MS,
  type LoadReason,
  NETWORK_LINE,
  REQUESTS,
} from './policy.ts'
import { createDelayedRefuser } from './refusal.ts'

/** Why a request was refused. */
export type Shed = 'networkRate' | 'networkInProgress' | 'inProgress' | 'loopDelay'

const REASON_OF = {
  networkRate: 'network',
  networkInProgress: 'network',
  inProgress: 'total',
  loopDelay: 'total',
} as const satisfies Record<Shed, LoadReason>

/**
 * `vital`: health checks and payment webhooks, refused last. `file`: what a page consists of, forty at once where a proxy speaks
 * HTTP/2, and cheap. `work`: pages and calls.
 */
type Kind = 'vital' | 'file' | 'work'

const VITAL = /^\/(healthz|readyz|metrics|webhooks\/card)\/?(\?|$)/
const FILE = /^\/(assets|images|prints|pictures|icons|fonts|press)\/|^\/favicon\./

const kindOf = (url: string): Kind => {
  if (VITAL.test(url)) return 'vital'
  return FILE.test(url) ? 'file' : 'work'
}

type Options = {
  trustedProxies: number
  loopDelayMs: () => number
  now: () => number
  refusalDelayMs?: number | undefined
  networkLine?: LineBounds | undefined
}

export type RequestLimits = {
  /** Asks for each network before `first`, and for everybody before what comes after it. */
  around(first: Before): Before
  snapshot(): { inProgress: number; waiting: number; shed: Record<Shed, number> }
}

export function limitRequests(options: Options): RequestLimits {
  const { trustedProxies, loopDelayMs, now, refusalDelayMs } = options
  const refuse = createDelayedRefuser(refusalDelayMs)
  const rate = createBudget(REQUESTS, now)
  const shares = createNetworkLines(options.networkLine ?? NETWORK_LINE)
  const shed: Record<Shed, number> = {
    networkRate: 0,
    networkInProgress: 0,
    inProgress: 0,
    loopDelay: 0,
  }
  const inProgress = { vital: 0, file: 0, work: 0 }

  const refusedToAll = (kind: Kind): Shed | null => {
    if (kind !== 'work') return inProgress[kind] >= IN_PROGRESS_VITAL_MAX ? 'inProgress' : null
    if (inProgress.work >= IN_PROGRESS_MAX) return 'inProgress'
    return inProgress.work >= CROWD_MIN && loopDelayMs() > LOOP_DELAY_MAX_MS ? 'loopDelay' : null
  }

  return {
    around: (first) => (request, response, next) => {
      const place = clientNetworkIn(request, trustedProxies)
      const kind = kindOf(request.url ?? '/')
      const refuseFor = (why: Shed) => {
        shed[why] += 1
        refuse(request, response, { reason: REASON_OF[why], network: place.network })
      }
      const begin = () =>
        first(request, response, () => {
          const tooMuch = refusedToAll(kind)
          if (tooMuch !== null) return refuseFor(tooMuch)

          inProgress[kind] += 1
          onceAnswered(response, () => {
            inProgress[kind] -= 1
          })
          next()
        })
      // Every visitor may share this machine's own address: an undeclared local proxy.
      if (place.isThisMachine) return begin()
      if (rate.take(place.network) > 0) return refuseFor('networkRate')
      if (kind !== 'work') return begin()

      void shares.enter(place.network).then((leave) => {
        if (leave === null) refuseFor('networkInProgress')
        // The client left while it waited.
        else if (response.closed) leave()
        else {
          onceAnswered(response, leave)
          begin()
        }
      })
    },
    snapshot: () => ({
      inProgress: inProgress.vital + inProgress.file + inProgress.work,
      waiting: shares.waiting(),
      shed: { ...shed },
    }),
  }
}

/** Of a connection. Behind trusted proxies, which carry everybody, each request has its own. */
const networks = new WeakMap<Socket, ClientNetwork>()

function clientNetworkIn(request: IncomingMessage, trustedProxies: number): ClientNetwork {
  const { socket, headers } = request
  const known = trustedProxies === 0 ? networks.get(socket) : undefined
  if (known) return known

  const given = headers['x-forwarded-for'] ?? ''
  const network = clientNetworkOf({
    forwarded: Array.isArray(given) ? given.join(',') : given,
    trustedProxies,
    remote: socket.remoteAddress ?? ('gone' satisfies NoAddress),
  })
  if (trustedProxies === 0) networks.set(socket, network)
  return network
}

/** When the whole answer was made, though a slow client may not have all of it yet; or when the client left. */
function onceAnswered(response: ServerResponse, then: () => void): void {
  let isAnswered = false
  const answered = () => {
    if (isAnswered) return
    isAnswered = true
    then()
  }
  response.once('prefinish', answered)
  response.once('close', answered)
}
