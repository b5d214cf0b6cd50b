/** A token bucket for each network: so much at once, and so much each second after that. */
import { NETWORKS_MAX } from './policy.ts'

type Rate = { perSecond: number; burst: number }
type Bucket = { tokens: number; filledAt: number }

export type Budget = {
  /** 0 when the cost was taken, otherwise the whole seconds until it could be. Nothing is taken then. */
  take(network: string, cost?: number): number
}

/** `now` in milliseconds of a clock that never goes back. */
export function createBudget({ perSecond, burst }: Rate, now: () => number): Budget {
  // In the order of the last use.
  const buckets = new Map<string, Bucket>()

  return {
    take(network, cost = 1) {
      const time = now()
      const bucket = buckets.get(network) ?? { tokens: burst, filledAt: time }
      bucket.tokens = Math.min(burst, bucket.tokens + ((time - bucket.filledAt) / 1000) * perSecond)
      bucket.filledAt = time
      buckets.delete(network)
      buckets.set(network, bucket)
      if (buckets.size > NETWORKS_MAX) purgeOldest(buckets)
      // What costs more than the whole bucket holds takes all of it.
      const price = Math.min(cost, burst)
      if (bucket.tokens < price) return Math.ceil((price - bucket.tokens) / perSecond)

      bucket.tokens -= price
      return 0
    },
  }
}

function purgeOldest(buckets: Map<string, Bucket>): void {
  const [oldest] = buckets.keys()
  if (oldest !== undefined) buckets.delete(oldest)
}
