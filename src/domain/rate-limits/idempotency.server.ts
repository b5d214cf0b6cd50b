/** Idempotency: a repeated request with the same `Idempotency-Key` runs once. Decisions, section 8. */
import { hash } from 'node:crypto'

import type { Context } from '#domain/context.ts'
import { addHours } from '#shared/add-time.ts'
import { awaitAll } from '#shared/await-all.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { sortedJson } from '#shared/sorted-json.ts'

import { IDEMPOTENCY_HOURS } from './policy.ts'
import {
  type Claim,
  claimKey,
  findAnswer,
  insertAnswer,
  purgeBefore,
  saveAnswer,
} from './store.server.ts'

export type IdempotentRequest = {
  owner: string
  operation: string
  /** `null` where the client sent none. */
  key: string | null
  body: unknown
}

export type IdempotencyRefusal = { code: 'idempotency_mismatch' }

/** `isReplayed` when an earlier request with the same key did the work. */
export type Replayable<T, E> = Result<T, E> & { isReplayed?: true }

type GuardedRequest<E, Facts> = IdempotentRequest & {
  /** Otherwise the same request may be sent again and succeed. */
  storesRefusal?: (refusal: E) => boolean
  /** A rate limit that counts in the same transaction, which a refusal rolls back: then it counts once more. */
  count?: (ctx: Context) => Promise<Result<unknown, E>>
  /** What `work` decides from. Reads and locks of one round trip, together with count and key. */
  read?: (ctx: Context) => Promise<Facts>
}

/**
 * Runs `work` in one transaction with its idempotency key. A concurrent request with the same key waits and gets the
 * same answer. A refusal rolls back what `work` wrote; calls of the API store it, while a form of the console may be
 * corrected and sent under its key again. The result of `work` must be JSON. Without a key, `work` only runs in a
 * transaction.
 */
export async function withIdempotencyKey<T, E, Facts = undefined>(
  ctx: Context,
  request: GuardedRequest<E, Facts>,
  work: (ctx: Context, facts: Facts) => Promise<Result<T, E>>,
): Promise<Replayable<T, E | IdempotencyRefusal>> {
  const claim = claimOf(request)
  type Outcome = Replayable<T, E | IdempotencyRefusal>
  const toStore = new Set<Outcome>()
  const outcome = await ctx.transaction<Outcome>(
    async (ctx) => {
      const [counted, isFirst, facts] = await awaitAll([
        request.count?.(ctx),
        claim === null || claimKey(ctx, claim),
        request.read?.(ctx),
      ])
      if (counted?.ok === false) return counted
      if (claim !== null && !isFirst) return (await replay<T, E>(ctx, claim)) ?? MISMATCH

      // Undefined where nothing is read, and then the type says so.
      const result = await work(ctx, facts as Facts)
      if (!result.ok && request.storesRefusal?.(result.error)) toStore.add(result)
      return result
    },
    async (ctx, outcome) => {
      if (claim !== null && !outcome.isReplayed) await saveAnswer(ctx, claim, outcome)
    },
  )
  if (outcome.ok) return outcome

  const isStored = claim !== null && toStore.has(outcome) && insertAnswer(ctx, claim, outcome)
  await awaitAll([request.count?.(ctx), isStored])
  return outcome
}

/**
 * For work that is idempotent by itself and whose answer is not stored, because it holds a secret: claims the key in the transaction
 * that begins the work, and says whether an earlier request did. A refusal undoes the claim.
 */
export async function claimRepeatable(
  ctx: Context,
  request: IdempotentRequest,
): Promise<Result<{ isRepeated: boolean }, IdempotencyRefusal>> {
  const claim = claimOf(request)
  if (claim === null || (await claimKey(ctx, claim))) return ok({ isRepeated: false })
  const earlier = await findAnswer(ctx, claim)
  return earlier?.requestHash === claim.requestHash ? ok({ isRepeated: true }) : MISMATCH
}

/** The stored answer to the same request; `null` for a new one. */
export async function findEarlierAnswer<T, E>(
  ctx: Context,
  request: IdempotentRequest,
): Promise<Replayable<T, E | IdempotencyRefusal> | null> {
  const claim = claimOf(request)
  return claim === null ? null : replay<T, E>(ctx, claim)
}

/** Job: deletes answers older than 24 h and expired counters. */
export const purgeOldRateLimits = (ctx: Context): Promise<void> =>
  purgeBefore(ctx, addHours(ctx.now, -IDEMPOTENCY_HOURS))

const MISMATCH = fail<IdempotencyRefusal>({ code: 'idempotency_mismatch' })

async function replay<T, E>(
  ctx: Context,
  claim: Claim,
): Promise<Replayable<T, E | IdempotencyRefusal> | null> {
  const answer = await findAnswer(ctx, claim)
  if (answer === null) return null
  return answer.requestHash === claim.requestHash ? replayed(answer) : MISMATCH
}

/** The stored body was returned by the same operation, so it has its type. */
const replayed = <T, E>({ body }: { body: unknown }): Replayable<T, E> => ({
  ...(body as Result<T, E>),
  isReplayed: true,
})

const claimOf = ({ owner, operation, key, body }: IdempotentRequest): Claim | null =>
  key === null ? null : { owner, operation, key, requestHash: hashOfBody(body) }

const hashOfBody = (body: unknown): string => hash('sha256', sortedJson(body), 'base64url')
