import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { LIMITS, type LimitName } from './policy.ts'
import { addToCounter, clearCounter, takeFromCounter } from './store.server.ts'

export type RateLimited = { code: 'rate_limited'; limit: LimitName; retryAfterSeconds: number }

/** Counts one attempt of `who` and refuses above the limit. In a transaction that is rolled back it does not count. */
export async function consumeRateLimit(
  ctx: Context,
  name: LimitName,
  who: string,
): Promise<Result<null, RateLimited>> {
  const { max, windowSeconds } = LIMITS[name]
  const { count, resetsAt } = await addToCounter(ctx, bucketOf(name, who), windowSeconds)
  if (count <= max) return ok(null)

  const wait = Math.ceil((resetsAt.getTime() - ctx.now.getTime()) / 1000)
  return fail({ code: 'rate_limited', limit: name, retryAfterSeconds: Math.max(1, wait) })
}

/** Refunds one attempt, e.g. after a correct password. */
export const refundRateLimit = (ctx: Context, name: LimitName, who: string): Promise<void> =>
  takeFromCounter(ctx, bucketOf(name, who))

/** Resets the counter after a success. */
export const resetRateLimit = (ctx: Context, name: LimitName, who: string): Promise<void> =>
  clearCounter(ctx, bucketOf(name, who))

const bucketOf = (name: LimitName, who: string): string => `${name}:${who}`
