/** `Idempotency-Key` and `Idempotency-Replayed`. Decisions, section 8. */
import {
  type IdempotencyRefusal,
  type Replayable,
  withStoredAnswer,
} from '#domain/rate-limits/idempotency.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import type { RequestContext } from './api-app.ts'

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/

type InvalidKey = { code: 'request_invalid'; fields: string[] }

/** `null` where none was sent. */
export function idempotencyKeyOf(c: RequestContext): Result<string | null, InvalidKey> {
  const key = c.req.header('idempotency-key') ?? null
  return key === null || IDEMPOTENCY_KEY.test(key)
    ? ok(key)
    : fail({ code: 'request_invalid', fields: ['Idempotency-Key'] })
}

/** Marks an answer that an earlier request with the same key received. */
export function markReplayed<T, E>(c: RequestContext, answer: Replayable<T, E>): Result<T, E> {
  if (answer.isReplayed) c.header('Idempotency-Replayed', 'true')
  return answer
}

/** A call of a signed-in customer that is idempotent by itself, with its answer as JSON. */
export async function answerOnce<Wire, E>(
  c: RequestContext,
  request: { operation: string; body: unknown; isSecret?: boolean },
  work: () => Promise<Result<Wire, E>>,
): Promise<Result<Wire, E | IdempotencyRefusal | InvalidKey>> {
  const key = idempotencyKeyOf(c)
  if (!key.ok) return key

  const { actor } = c.var.ctx
  const owner = actor.kind === 'customer' ? actor.userId : ''
  const claim = { isSecret: false, ...request, owner, key: key.value }
  return markReplayed(c, await withStoredAnswer(c.var.ctx, claim, work))
}
