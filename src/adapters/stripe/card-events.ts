/** Reads Stripe's signed messages. Their content is never trusted: the shop looks up what they name. */
import Stripe from 'stripe'
import { z } from 'zod'

import type { CardEvent } from '#domain/payments/gateway.ts'

/** An older message may be a replay; one from further ahead could be replayed for as long. */
const WEBHOOK_TOLERANCE_SECONDS = 300

type SignedMessage = { rawBody: string; signature: string | null }

/** `null` when no secret fits, or the message is not of now. What else fails is an unexpected error. */
export function readEvent(
  stripe: Stripe,
  secrets: readonly string[],
  { rawBody, signature }: SignedMessage,
): CardEvent | null {
  const signedAt = signature === null ? null : timeOf(signature)
  if (signature === null || signedAt === null) return null
  // The library looks at messages that are too old alone.
  if (signedAt - Date.now() / 1000 > WEBHOOK_TOLERANCE_SECONDS) return null

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

/** When it was signed, in seconds; `null` for what the library could not read without failing. */
function timeOf(signature: string): number | null {
  const parts = signature.split(',').map((part) => part.split('='))
  const valuesOf = (name: string) =>
    parts.filter(([key]) => key === name).map(([, value = '']) => value)
  const times = valuesOf('t')
  const digests = valuesOf('v1')
  const isReadable =
    times.length === 1 &&
    times.every((time) => /^\d{1,12}$/.test(time)) &&
    digests.length > 0 &&
    digests.every((digest) => /^[0-9a-f]{64}$/.test(digest))
  return isReadable ? Number(times[0]) : null
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
