/** Node's HTTP server with limits against slow and endless requests. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'

const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000
const CHECK_EVERY_MS = 2_000
const HEADER_BYTES_MAX = 16_384
const DRAIN_MS = 10_000

type Fetch = Parameters<typeof getRequestListener>[0]

/** Sees a request before the app does, as the development server must. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Rejects when the port is taken. */
export function listen(
  fetch: Fetch,
  { host, port }: { host: string; port: number },
  before: Before = (_request, _response, next) => next(),
): Promise<Server> {
  const answer = getRequestListener(fetch)
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      maxHeaderSize: HEADER_BYTES_MAX,
    },
    (request, response) => before(request, response, () => void answer(request, response)),
  )
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

/** Takes no new requests, lets running ones end, and cuts what is left after ten seconds. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}

export function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}
