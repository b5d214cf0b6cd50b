/** Signed messages of Stripe, read and never believed: what they tell of is looked up. */
import Stripe from 'stripe'
import { z } from 'zod'

import type { CardEvent } from '#domain/payments/gateway.ts'

/** An older message is refused: it may be a replay. */
const WEBHOOK_TOLERANCE_SECONDS = 300

type SignedMessage = { rawBody: string; signature: string | null }

/** `null` when no secret fits, or the message is too old. */
export function readEvent(
  stripe: Stripe,
  secrets: readonly string[],
  { rawBody, signature }: SignedMessage,
): CardEvent | null {
  if (signature === null) return null

  for (const secret of secrets) {
    try {
      return cardEvent(
        stripe.webhooks.constructEvent(rawBody, signature, secret, WEBHOOK_TOLERANCE_SECONDS),
      )
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
    }
  }
  return null
}

const EventObject = z.object({
  object: z.string().optional(),
  id: z.string().optional(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() }), z.null()]).optional(),
})

function cardEvent(event: Stripe.Event): CardEvent {
  const { object, id, payment_intent: intent } = EventObject.parse(event.data.object)
  const named = typeof intent === 'string' ? intent : (intent?.id ?? null)

  return {
    eventId: event.id,
    type: event.type,
    intentId: object === 'payment_intent' ? (id ?? null) : named,
    disputeId: object === 'dispute' ? (id ?? null) : null,
    isLive: event.livemode,
  }
}
