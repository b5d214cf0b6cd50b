import type { Context } from '#domain/context.ts'
import { ok, type Result } from '#shared/result.ts'

import { insertWebhookEvent, takeFromQueue } from './event-store.server.ts'
import type { EventRefusal } from './gateway.ts'

export {
  type EventSubject,
  findEventSubject,
  markEventProcessed as closeEvent,
  releaseEvent,
  releaseEvents,
  type TakenEvent,
  takeDueEvents,
} from './event-store.server.ts'

/**
 * Stores the processor's event, whose row is its place in the queue: the response is sent when the event is stored, not when it is
 * handled. A repeated event changes nothing.
 */
export async function receiveCardEvent(
  ctx: Context,
  message: { rawBody: string; signature: string | null },
): Promise<Result<{ type: string; isNew: boolean }, EventRefusal>> {
  const event = await ctx.cards.readEvent(message.rawBody, message.signature)
  if (!event.ok) return event

  const { eventId, type, intentId, disputeId } = event.value
  const payload: unknown = JSON.parse(message.rawBody, storable)
  const isNew = await insertWebhookEvent(ctx, { eventId, type, intentId, disputeId, payload })
  return ok({ type, isNew })
}

/** People type the texts of a payment, and the database refuses NUL and halves of characters. */
const storable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value

/** An event that failed or was interrupted: a job tries it again for days, and staff see it when that fails too. */
export const leaveEventToJob = (ctx: Context, eventId: string): Promise<void> =>
  ctx.transaction(async (ctx) => {
    if (await takeFromQueue(ctx, eventId)) await ctx.enqueue('payments.sync_webhook', { eventId })
  })
