/** Everything that keeps one client, or all of them together, from taking more than the process can give. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

import type { Before } from '../http/before.ts'
import { clientNetworkOf } from '../http/network.ts'
import { boundConnections, type ConnectionBounds } from './connections.ts'
import type { LineBounds } from './line.ts'
import { type LoopDelay, watchLoopDelay } from './loop-delay.ts'
import { createRenders, type RenderBounds, type RenderCounts, type Renders } from './renders.ts'
import { limitRequests, type Shed } from './requests.ts'

export type LoadCounts = {
  /** Refused requests since the start, by reason. */
  shed: Record<Shed, number>
  requestsInProgress: number
  /** For others of their own network. */
  requestsWaiting: number
  /** Of the event loop, as the least of the last samples. */
  loopDelayMs: number
  renders: RenderCounts
  connectionsRefused: number
  pipelinesCut: number
}

export type Load = {
  renders: Renders
  /** Around what is answered before the app: cached pages, or the development server. */
  around(first: Before): Before
  bound(server: Server): void
  onPipelineCut(): void
  snapshot(): LoadCounts
  close(): void
}

type Options = {
  trustedProxies: number
  loopDelay?: LoopDelay
  connectionBounds?: ConnectionBounds
  renderBounds?: RenderBounds
  networkLine?: LineBounds
  /** For tests, where all connections come from this machine. */
  networkOf?: (socket: Socket) => string | null
  now?: () => number
  refusalDelayMs?: number
}

export function openLoad(options: Options): Load {
  const { trustedProxies, now = () => performance.now() } = options
  const loopDelay = options.loopDelay ?? watchLoopDelay()
  const renders = createRenders(now, options.renderBounds)
  const requests = limitRequests({
    trustedProxies,
    loopDelayMs: loopDelay.lastingMs,
    now,
    refusalDelayMs: options.refusalDelayMs,
    networkLine: options.networkLine,
  })
  const counts = { connectionsRefused: 0, pipelinesCut: 0 }

  return {
    renders,
    around: requests.around,
    bound: (server) =>
      boundConnections(server, {
        networkOf: options.networkOf ?? ((socket) => countedNetwork(socket, trustedProxies)),
        onRefused: () => {
          counts.connectionsRefused += 1
        },
        bounds: options.connectionBounds,
      }),
    onPipelineCut: () => {
      counts.pipelinesCut += 1
    },
    snapshot() {
      const { shed, inProgress, waiting } = requests.snapshot()
      return {
        ...counts,
        shed,
        requestsInProgress: inProgress,
        requestsWaiting: waiting,
        loopDelayMs: loopDelay.lastingMs(),
        renders: renders.snapshot(),
      }
    },
    close: loopDelay.close,
  }
}

/** A trusted proxy's connections carry everybody, and so may those of this machine. */
function countedNetwork({ remoteAddress = '' }: Socket, trustedProxies: number): string | null {
  const { network, isThisMachine } = clientNetworkOf({
    forwarded: '',
    trustedProxies: 0,
    remote: remoteAddress,
  })
  return trustedProxies > 0 || isThisMachine ? null : network
}
