/**
 * One try of one delivery. At least once: the try is written down before anything is sent, and where the process dies
 * before the outcome is, the next one says the same under the same id.
 */
import type { Context } from '#domain/context.ts'
import { decryptText } from '#domain/settings/encrypt-text.server.ts'

import { ATTEMPTS_MAX } from './policy.ts'
import { retryPauseMs } from './retry.ts'
import { INTERRUPTED, type SendWebhook, type WebhookAnswer } from './sender.ts'
import { secretOf, signedHeaders } from './signature.server.ts'
import {
  type Claimed,
  claimDelivery,
  endDelivery,
  findInterrupted,
  insertAttempt,
  noteArrival,
  noteFailure,
  updateAttempt,
} from './store.server.ts'

type Work = {
  deliveryId: string
  /** How many attempts there were when this one was decided. A second job for the same try finds it taken. */
  attempt: number
  /** Whether this job was interrupted before: unfinished attempts are then retried at once. */
  isRepeat?: boolean
}

export async function deliverWebhook(ctx: Context, work: Work, send: SendWebhook): Promise<void> {
  const begun = await ctx.transaction((ctx) => begin(ctx, work))
  if (begun === null) return

  const body = JSON.stringify(begun.delivery.payload)
  const signed = signedHeaders(await secretsOf(ctx, begun.delivery), {
    eventId: begun.delivery.eventId,
    at: ctx.now,
    body,
  })
  const answer = await send({
    url: begun.delivery.url,
    headers: { 'content-type': 'application/json', 'user-agent': 'shop-webhooks/1', ...signed },
    body,
  })
  await ctx.transaction((ctx) => conclude(ctx, begun, answer))
}

type Begun = { delivery: Claimed; attemptId: string }

async function begin(
  ctx: Context,
  { deliveryId: id, attempt: decided, isRepeat = false }: Work,
): Promise<Begun | null> {
  const attempt = (isRepeat ? await findInterrupted(ctx, id) : null) ?? decided
  const pause = retryPauseMs(attempt + 1, id)
  const nextAttemptAt = new Date(ctx.now.getTime() + pause)
  const delivery = await claimDelivery(ctx, { id, attempt, nextAttemptAt })
  if (!delivery) return null

  const { id: attemptId } = await insertAttempt(ctx, {
    deliveryId: id,
    attemptedAt: ctx.now,
    error: INTERRUPTED,
    durationMs: 0,
  })
  return { delivery, attemptId }
}

async function secretsOf(ctx: Context, delivery: Claimed): Promise<string[]> {
  const { secretEncrypted, previousSecretEncrypted, previousSecretUntil } = delivery
  const isChangingOver = previousSecretUntil !== null && previousSecretUntil > ctx.now
  const encrypted =
    isChangingOver && previousSecretEncrypted !== null
      ? [secretEncrypted, previousSecretEncrypted]
      : [secretEncrypted]
  return Promise.all(encrypted.map((text) => decryptText(ctx, secretOf(delivery.endpointId), text)))
}

async function conclude(
  ctx: Context,
  { delivery, attemptId }: Begun,
  answer: WebhookAnswer,
): Promise<void> {
  await updateAttempt(ctx, attemptId, outcomeOf(answer))
  if (hasArrived(answer)) {
    await endDelivery(ctx, delivery, { state: 'delivered', deliveredAt: ctx.now })
    return noteArrival(ctx, delivery.endpointId)
  }
  if (delivery.attempts >= ATTEMPTS_MAX) {
    await endDelivery(ctx, delivery, { state: 'failed', deliveredAt: null })
  }
  await noteFailure(ctx, delivery.endpointId)
}

/** A redirect is no arrival: it is not followed, because it could lead anywhere. */
const hasArrived = (answer: WebhookAnswer): boolean =>
  answer.kind === 'answered' && answer.status >= 200 && answer.status < 300

function outcomeOf(answer: WebhookAnswer) {
  const { durationMs } = answer
  if (answer.kind === 'unanswered') return { status: null, error: answer.failure, durationMs }
  const error = hasArrived(answer) ? '' : answer.beginning
  return { status: answer.status, error, durationMs }
}
