/** `Idempotency-Key` and `Idempotency-Replayed`. Decisions, section 8. */
import type { Replayable } from '#domain/rate-limits/idempotency.server.ts'
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
