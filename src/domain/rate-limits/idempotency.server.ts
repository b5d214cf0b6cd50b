/** Idempotency: a repeated request with the same `Idempotency-Key` runs once. Decisions, section 8. */
import { createHash } from 'node:crypto'

import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { sortedJson } from '#shared/sorted-json.ts'

import { IDEMPOTENCY_HOURS } from './policy.ts'
import { type Claim, claimKey, findAnswer, purgeBefore, saveAnswer } from './store.server.ts'

type Request = { owner: string; operation: string; key: string | null; body: unknown }

export type IdempotencyRefusal = { code: 'idempotency_mismatch' }

/**
 * Runs `work` in one transaction with its idempotency key. A concurrent request with the same key waits and gets the
 * same answer; a refusal rolls back and is not stored. The result of `work` must be JSON. Without a key, `work` only
 * runs in a transaction.
 */
export async function withIdempotencyKey<T, E>(
  ctx: Context,
  request: Request,
  work: (ctx: Context) => Promise<Result<T, E>>,
): Promise<Result<T, E | IdempotencyRefusal>> {
  const { owner, operation, key } = request
  if (key === null) return ctx.transaction(work)

  const claim: Claim = { owner, operation, key, requestHash: hashOfBody(request.body) }
  return ctx.transaction<Result<T, E | IdempotencyRefusal>>(async (ctx) => {
    const isFirst = await claimKey(ctx, claim)
    if (!isFirst) return replay<T>(ctx, claim)

    const result = await work(ctx)
    if (result.ok) await saveAnswer(ctx, claim, result.value)
    return result
  })
}

/** The stored answer of the same request; `null` for a new or different request. */
export async function findEarlierAnswer<T>(ctx: Context, request: Request): Promise<T | null> {
  const { owner, operation, key, body } = request
  if (key === null) return null

  const claim: Claim = { owner, operation, key, requestHash: hashOfBody(body) }
  const replayed = await replay<T>(ctx, claim)
  return replayed.ok ? replayed.value : null
}

/** Job: deletes answers older than 24 h and expired counters. */
export const purgeOldRateLimits = (ctx: Context): Promise<void> =>
  purgeBefore(ctx, new Date(ctx.now.getTime() - IDEMPOTENCY_HOURS * 3_600_000))

async function replay<T>(ctx: Context, claim: Claim): Promise<Result<T, IdempotencyRefusal>> {
  const answer = await findAnswer(ctx, claim)
  if (answer?.requestHash !== claim.requestHash) return fail({ code: 'idempotency_mismatch' })
  // The stored body was returned by the same operation, so it has its type.
  return ok(answer.body as T)
}

const hashOfBody = (body: unknown): string =>
  createHash('sha256').update(sortedJson(body)).digest('base64url')
