/** Bounds on connections: of all, of one network, and of those on which nothing happens. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

import { createNetworkCount } from './network-count.ts'
import {
  CONNECTION_IDLE_MS,
  CONNECTIONS_MAX,
  CONNECTIONS_PER_NETWORK_MAX,
  REQUESTS_PER_CONNECTION_MAX,
} from './policy.ts'

export type ConnectionBounds = {
  total: number
  perNetwork: number
  idleMs: number
}

const BOUNDS: ConnectionBounds = {
  total: CONNECTIONS_MAX,
  perNetwork: CONNECTIONS_PER_NETWORK_MAX,
  idleMs: CONNECTION_IDLE_MS,
}

type Options = {
  /** `null` for a connection that is counted with all others only. */
  networkOf: (socket: Socket) => string | null
  onRefused: () => void
  bounds?: ConnectionBounds | undefined
}

export function boundConnections(
  server: Server,
  { networkOf, onRefused, bounds = BOUNDS }: Options,
): void {
  const open = createNetworkCount()
  server.maxConnections = bounds.total
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION_MAX
  // Silent connections are ended by `headersTimeout`, idle ones by `keepAliveTimeout`. This one is for clients that never read.
  server.timeout = bounds.idleMs
  server.on('drop', onRefused)
  server.on('connection', (socket) => {
    const network = networkOf(socket)
    if (network === null) return
    if (open.of(network) >= bounds.perNetwork) {
      onRefused()
      socket.destroy()
      return
    }
    open.add(network)
    socket.once('close', () => open.remove(network))
  })
}
