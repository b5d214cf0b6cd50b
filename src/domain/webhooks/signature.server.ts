/** Deliveries are signed as Standard Webhooks asks: receivers check them with its libraries, or by hand in a few lines. */
import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

const SECRET_BYTES = 32

export const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`

/** Settings of an endpoint's encrypted secrets: the current and the former one. */
export const secretOf = (endpointId: string) => ({
  purpose: 'webhook_secret' as const,
  row: endpointId,
})

type Message = { eventId: string; at: Date; body: string }

/** One signature for each secret that is valid at the moment. */
export function signedHeaders(
  secrets: readonly string[],
  { eventId, at, body }: Message,
): Record<string, string> {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(eventId, at, body))
  return {
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}
