/** Who may render a page now: each network within its budget, and all together in a short queue. */
import type { Place } from '../http/network.ts'
import { type Budget, createBudget } from './budget.ts'
import { createNetworkCount } from './network-count.ts'
import { RENDER_LANE, RENDERS, RETRY_AFTER_SECONDS } from './policy.ts'
import type { LoadReason } from './refusal.ts'

export type RenderLane = 'site' | 'console'
export type LaneBounds = Record<keyof typeof RENDER_LANE, number>

export type RenderRefusal = { isAdmitted: false; reason: LoadReason; retryAfterSeconds: number }
export type RenderTurn = RenderRefusal | { isAdmitted: true; leave(): void }

export type Renders = {
  /** Resolves when the render may begin. Whoever is admitted must leave. */
  enter(place: Place, lane: RenderLane, cost?: number): Promise<RenderTurn>
  snapshot(): RenderCounts
}

export type RenderCounts = {
  inProgress: number
  waiting: number
  limitedByNetwork: number
  limitedInTotal: number
}

export function createRenders(now: () => number, bounds: LaneBounds = RENDER_LANE): Renders {
  const budget = createBudget(RENDERS, now)
  const lanes = { site: createLane(bounds), console: createLane(bounds) }
  const limited = { network: 0, total: 0 }
  const refuse = (reason: LoadReason, retryAfterSeconds: number): RenderRefusal => {
    limited[reason] += 1
    return { isAdmitted: false, reason, retryAfterSeconds }
  }

  return {
    async enter(place, lane, cost = 1) {
      const seconds = secondsToWait(budget, place, cost)
      if (seconds > 0) return refuse('network', seconds)

      const leave = await lanes[lane].enter(place)
      return typeof leave === 'string'
        ? refuse(leave, RETRY_AFTER_SECONDS)
        : { isAdmitted: true, leave }
    },
    snapshot: () => ({
      inProgress: lanes.site.inProgress() + lanes.console.inProgress(),
      waiting: lanes.site.waiting() + lanes.console.waiting(),
      limitedByNetwork: limited.network,
      limitedInTotal: limited.total,
    }),
  }
}

/** Behind this machine's own address may stand every visitor: a proxy that was not declared. */
const secondsToWait = (budget: Budget, place: Place, cost: number): number =>
  place.isThisMachine ? 0 : budget.take(place.network, cost)

type Leave = () => void

/** First come, first served; a reason where there is no room, or none came free in time. */
function createLane({ atOnce, waiting: waitingMax, perNetwork, waitMs }: LaneBounds) {
  const queue: (() => void)[] = []
  const present = createNetworkCount()
  let running = 0

  const begin = ({ network }: Place): Leave => {
    let isOver = false
    running += 1
    return () => {
      if (isOver) return
      isOver = true
      running -= 1
      present.remove(network)
      queue.shift()?.()
    }
  }

  const waitFor = (place: Place): Promise<Leave | LoadReason> =>
    new Promise((resolve) => {
      const call = () => {
        clearTimeout(timer)
        resolve(begin(place))
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(call), 1)
        present.remove(place.network)
        resolve('total')
      }, waitMs)
      queue.push(call)
    })

  return {
    async enter(place: Place): Promise<Leave | LoadReason> {
      if (!place.isThisMachine && present.of(place.network) >= perNetwork) return 'network'
      if (running >= atOnce && queue.length >= waitingMax) return 'total'

      present.add(place.network)
      return running < atOnce ? begin(place) : waitFor(place)
    },
    inProgress: () => running,
    waiting: () => queue.length,
  }
}
