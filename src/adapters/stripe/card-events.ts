/** Reads Stripe's signed messages. Their content is never trusted: the shop looks up what they name. */
import Stripe from 'stripe'
import { z } from 'zod'

import type { CardEvent, EventRefusal } from '#domain/payments/gateway.ts'
import { fail, invariant, ok, type Result } from '#shared/result.ts'
import { isStorable } from '#shared/stored-text.ts'

/** An older message may be a replay; one from further ahead could be replayed for as long. */
const WEBHOOK_TOLERANCE_SECONDS = 300

type SignedMessage = { rawBody: string; signature: string | null }

/** What fails in any other way is an unexpected error. */
export function readEvent(
  stripe: Stripe,
  secrets: readonly string[],
  message: SignedMessage,
): Result<CardEvent, EventRefusal> {
  if (!isSigned(stripe, secrets, message)) return fail('signature_invalid')

  const json = parsedJson(message.rawBody)
  if (json === undefined) return fail('json_malformed')
  const event = Event.safeParse(json)
  return event.success ? ok(cardEvent(event.data)) : fail('request_invalid')
}

/** By one of the secrets, and now. */
function isSigned(
  { webhooks: { signature: verifier } }: Stripe,
  secrets: readonly string[],
  { rawBody, signature }: SignedMessage,
): boolean {
  invariant(verifier !== null, 'the library verifies signatures')
  const signedAt = signature === null ? null : timeOf(signature)
  if (signature === null || signedAt === null) return false
  // The library looks at messages that are too old alone.
  if (signedAt - Date.now() / 1000 > WEBHOOK_TOLERANCE_SECONDS) return false

  return secrets.some((secret) => {
    try {
      return verifier.verifyHeader(rawBody, signature, secret, WEBHOOK_TOLERANCE_SECONDS)
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false
      throw error
    }
  })
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
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

const Text = z.string().refine(isStorable)
const Event = z.object({
  id: Text,
  type: Text,
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      object: z.string().optional(),
      id: Text.optional(),
      payment_intent: z.union([Text, z.object({ id: Text }), z.null()]).optional(),
    }),
  }),
})

function cardEvent({ id: eventId, type, livemode, data }: z.infer<typeof Event>): CardEvent {
  const { object, id, payment_intent: intent } = data.object
  const named = typeof intent === 'string' ? intent : (intent?.id ?? null)

  return {
    eventId,
    type,
    intentId: object === 'payment_intent' ? (id ?? null) : named,
    disputeId: object === 'dispute' ? (id ?? null) : null,
    isLive: livemode,
  }
}
