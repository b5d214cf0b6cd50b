/** Node's HTTP server with limits against slow and endless requests. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'

import type { Load } from '../load/load.ts'
import { oneAtATime } from '../load/one-at-a-time.ts'
import type { Before } from './before.ts'

const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000
const CHECK_EVERY_MS = 2_000
const HEADER_BYTES_MAX = 16_384
const DRAIN_MS = 10_000
/** A request that was sent before the client could know arrives within this, and is told then that it was the last. */
const LAST_REQUEST_MS = 250

type Fetch = Parameters<typeof getRequestListener>[0]

type Parts = {
  before?: Before | undefined
  /** Bounds its connections. Without it all are taken: for a server that nobody else reaches. */
  load?: Load
}

const nothingBefore: Before = (_request, _response, next) => next()

/** Rejects when the port is taken. */
export function listen(
  fetch: Fetch,
  { host, port, exclusive = false }: { host: string; port: number; exclusive?: boolean },
  { before = nothingBefore, load }: Parts = {},
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
    },
    load ? oneAtATime(handle, load.onPipelineCut) : handle,
  )
  load?.bound(server)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, exclusive }, () => resolve(server))
  })
}

/**
 * Takes no new connections, answers what arrives on those that are open and ends each after its answer. Connections that stay
 * silent are closed after a moment, whatever is left after ten. Node's own `close` would cut an idle connection at once, also
 * where a request is on its way.
 */
export function close(server: Server, lastRequestMs = LAST_REQUEST_MS): Promise<void> {
  return new Promise((resolve) => {
    const silent = setTimeout(() => server.closeIdleConnections(), lastRequestMs)
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

export function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}
