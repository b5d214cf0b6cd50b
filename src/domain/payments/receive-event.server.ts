import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { findWebhookEvent, insertWebhookEvent } from './store.server.ts'

export { markEventProcessed as closeEvent } from './store.server.ts'

/**
 * Stores the processor's event and enqueues its processing in one transaction: the response is sent when the event is stored,
 * not when it is processed. A repeated event changes nothing.
 */
export async function receiveCardEvent(
  ctx: Context,
  message: { rawBody: string; signature: string | null },
): Promise<Result<{ type: string }, 'signature_invalid'>> {
  const event = await ctx.cards.readEvent(message.rawBody, message.signature)
  if (!event) return fail('signature_invalid')

  await ctx.transaction(async (ctx) => {
    const { eventId, type, intentId, disputeId } = event
    const payload: unknown = JSON.parse(message.rawBody)
    const stored = { eventId, type, intentId, disputeId, payload }
    const isNew = await insertWebhookEvent(ctx, stored)
    if (isNew && intentId) await ctx.enqueue('payments.sync_webhook', { eventId })
  })
  return ok({ type: event.type })
}

type EventSubject = {
  intentId: string
  disputeId: string | null
  /** By our own record; `null` for a payment that we have not saved. */
  orderId: string | null
}

/** The payment or dispute of an event; `null` for an unknown event, or one without either. */
export async function findEventSubject(
  ctx: Context,
  eventId: string,
): Promise<EventSubject | null> {
  const event = await findWebhookEvent(ctx, eventId)
  return event?.intentId ? { ...event, intentId: event.intentId } : null
}
