/** Node's HTTP server with limits against slow and endless requests. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'

import type { Load } from '../load/load.ts'
import { oneAtATime } from '../load/one-at-a-time.ts'
import type { Log } from '../log/log.ts'
import type { Before } from './before.ts'

const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000
const CHECK_EVERY_MS = 2_000
const HEADER_BYTES_MAX = 16_384
const DRAIN_MS = 10_000
/**
 * A request that the client sent before it could know still arrives within this time, also from a busy machine; its answer closes the
 * connection.
 */
const LAST_REQUEST_MS = 1000

type Fetch = Parameters<typeof getRequestListener>[0]

type Parts = {
  before?: Before | undefined
  /** Limits the connections. Without it all are accepted: for a server that is not reachable from outside. */
  load?: Load
  /** An error of the server while it listens; without it, one ends the process. */
  onError?: (error: Error) => void
}

const nothingBefore: Before = (_request, _response, next) => next()

/** Rejects when the port is taken. A connection that can't be accepted later (no file descriptor is left) goes to `onError`. */
export function listen(
  fetch: Fetch,
  { host, port, exclusive = false }: { host: string; port: number; exclusive?: boolean },
  { before = nothingBefore, load, onError }: Parts = {},
): Promise<Server> {
  const answer = getRequestListener(fetch)
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (!server.listening) response.shouldKeepAlive = false
    before(request, response, () => void answer(request, response))
  }
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      maxHeaderSize: HEADER_BYTES_MAX,
      // A question has no body: nothing is made to read one.
      optimizeEmptyRequests: true,
    },
    load ? oneAtATime(handle, load.onPipelineCut) : handle,
  )
  load?.bound(server)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, exclusive }, () => {
      server.off('error', reject)
      if (onError) server.on('error', onError)
      resolve(server)
    })
  })
}

/** Between two lines about connections that were not accepted: each attempt fails for as long as the reason lasts. */
const LOG_EVERY_MS = 10_000

export function logServerErrors(
  log: Pick<Log, 'error'>,
  now: () => number,
): (error: Error) => void {
  let loggedAt = Number.NEGATIVE_INFINITY
  let more = 0
  return (error) => {
    if (now() - loggedAt < LOG_EVERY_MS) {
      more += 1
      return
    }
    log.error('a connection was not accepted', { more: more || undefined, error: error.message })
    loggedAt = now()
    more = 0
  }
}

/**
 * Accepts no new connections, answers requests on open ones and closes each after its answer. Closes silent
 * connections after a moment and all remaining ones after ten. Node's own `close` would cut an idle connection at
 * once, even while a request is on its way.
 */
export function close(server: Server, lastRequestMs = LAST_REQUEST_MS): Promise<void> {
  return new Promise((resolve) => {
    // What arrived meanwhile is read before: a busy process comes to its timers first.
    const silent = setTimeout(() => {
      setImmediate(() => server.closeIdleConnections())
    }, lastRequestMs)
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    NetServer.prototype.close.call(server, () => {
      clearTimeout(silent)
      clearTimeout(cut)
      // Ends its own timer, which checks connections.
      server.close()
      resolve()
    })
  })
}

export function portOf(server: Pick<NetServer, 'address'>): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}
