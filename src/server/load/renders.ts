/** Who may render a page now: each network within its budget, and all together in a short queue. */
import type { ClientNetwork } from '../http/network.ts'
import { type Budget, createBudget } from './budget.ts'
import { createLine, createNetworkLines, type LineBounds } from './line.ts'
import {
  type LoadReason,
  NETWORK_RENDER_LINE,
  RENDER_LANE,
  RENDERS,
  RETRY_AFTER_SECONDS,
} from './policy.ts'

export type RenderLane = 'site' | 'console'

export type RenderRefusal = { isAdmitted: false; reason: LoadReason; retryAfterSeconds: number }
export type RenderTurn = RenderRefusal | { isAdmitted: true; leave(): void }

export type RenderBounds = { lane?: LineBounds; networkLine?: LineBounds }

export type Renders = {
  /** Resolves when the render may begin. An admitted render must leave. */
  enter(place: ClientNetwork, lane: RenderLane, cost?: number): Promise<RenderTurn>
  snapshot(): RenderCounts
}

export type RenderCounts = {
  inProgress: number
  waiting: number
  limitedByNetwork: number
  limitedInTotal: number
}

export function createRenders(
  now: () => number,
  { lane: bounds = RENDER_LANE, networkLine = NETWORK_RENDER_LINE }: RenderBounds = {},
): Renders {
  const budget = createBudget(RENDERS, now)
  const lanes = { site: createLine(bounds), console: createLine(bounds) }
  const networks = createNetworkLines(networkLine)
  const limited = { network: 0, total: 0 }
  const refuse = (reason: LoadReason, retryAfterSeconds: number): RenderRefusal => {
    limited[reason] += 1
    return { isAdmitted: false, reason, retryAfterSeconds }
  }

  return {
    async enter(place, lane, cost = 1) {
      const seconds = secondsToWait(budget, place, cost)
      if (seconds > 0) return refuse('network', seconds)

      const isShared = lane === 'console' || place.isThisMachine
      const leaveNetwork = isShared ? nothing : await networks.enter(place.network)
      if (leaveNetwork === null) return refuse('network', RETRY_AFTER_SECONDS)

      const leaveLane = await lanes[lane].enter()
      if (leaveLane === null) {
        leaveNetwork()
        return refuse('total', RETRY_AFTER_SECONDS)
      }
      const leave = () => {
        leaveLane()
        leaveNetwork()
      }
      return { isAdmitted: true, leave }
    },
    snapshot: () => ({
      inProgress: lanes.site.inProgress() + lanes.console.inProgress(),
      waiting: lanes.site.waiting() + lanes.console.waiting(),
      limitedByNetwork: limited.network,
      limitedInTotal: limited.total,
    }),
  }
}

const nothing = (): void => {}

/** Every visitor may share this machine's own address: an undeclared local proxy. */
const secondsToWait = (budget: Budget, place: ClientNetwork, cost: number): number =>
  place.isThisMachine ? 0 : budget.take(place.network, cost)
