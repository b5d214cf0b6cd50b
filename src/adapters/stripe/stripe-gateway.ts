/** Card payments through Stripe's own server library. The payment sandbox speaks the same protocol. */
import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { z } from 'zod'

import type {
  CardEvent,
  CardGateway,
  CardPayment,
  CardPaymentStatus,
  CardRefusal,
} from '#domain/payments/gateway.ts'
import { isCurrency, money } from '#shared/money.ts'
import { fail, invariant, ok, type Result } from '#shared/result.ts'

export type StripeGatewayOptions = {
  secretKey: string
  /** One, or two while a secret is being replaced. */
  webhookSecrets: readonly string[]
  /** Left out: Stripe's own address. */
  api?: { host: string; port: number; protocol: 'http' | 'https' }
  timeoutMs?: number
}

const MOST_WEBHOOK_SECRETS = 2
const NETWORK_RETRIES = 2
const DEFAULT_TIMEOUT_MS = 8000

/** An older message is refused: it may be a replay. */
const WEBHOOK_TOLERANCE_SECONDS = 300

export function stripeGateway(options: StripeGatewayOptions): CardGateway {
  const { webhookSecrets } = options
  invariant(webhookSecrets.length > 0, 'there is a secret for webhooks')
  invariant(webhookSecrets.length <= MOST_WEBHOOK_SECRETS, 'at most two webhook secrets are active')
  const stripe = clientOf(options)

  return {
    createIntent: ({ orderId, orderNumber, amount, idempotencyKey }) =>
      reached(async () => {
        const intent = await stripe.paymentIntents.create(
          {
            amount: amount.amountMinor,
            currency: amount.currency,
            automatic_payment_methods: { enabled: true },
            metadata: { order_id: orderId, order_number: orderNumber },
            ...(isStatementSuffix(orderNumber) && { statement_descriptor_suffix: orderNumber }),
          },
          { idempotencyKey },
        )
        return cardPayment(intent)
      }),

    findIntent: (intentId) =>
      reached(async () => cardPayment(await stripe.paymentIntents.retrieve(intentId))),

    cancelIntent: (intentId) => reached(() => cancel(stripe, intentId)),

    refundIntent: (intentId, idempotencyKey) =>
      reached(() => refund(stripe, intentId, idempotencyKey)),

    readEvent(rawBody, signature) {
      const event = readEvent(stripe, webhookSecrets, { rawBody, signature })
      // A live shop is told nothing by test money.
      return event && !event.isLive && isLiveKey(options.secretKey) ? null : event
    },
  }
}

const isLiveKey = (secretKey: string): boolean => secretKey.startsWith('sk_live_')

const clientOf = ({ secretKey, api, timeoutMs }: StripeGatewayOptions): Stripe =>
  new Stripe(secretKey, {
    ...api,
    timeout: timeoutMs ?? DEFAULT_TIMEOUT_MS,
    maxNetworkRetries: NETWORK_RETRIES,
    telemetry: false,
  })

/**
 * The key is new for each call: it only guards the library's own retries. A lasting key would replay
 * a refusal ("still processing") for 24 hours after it stopped being true, and canceling twice is harmless.
 */
async function cancel(stripe: Stripe, intentId: string): Promise<CardPayment> {
  try {
    const idempotencyKey = `cancel:${intentId}:${randomUUID()}`
    return cardPayment(await stripe.paymentIntents.cancel(intentId, {}, { idempotencyKey }))
  } catch (error) {
    if (!hasCode(error, 'payment_intent_unexpected_state')) throw error
    return cardPayment(await stripe.paymentIntents.retrieve(intentId))
  }
}

/** Money that is already back is a success: the key may be older than the 24 hours Stripe keeps it. */
async function refund(stripe: Stripe, intentId: string, idempotencyKey: string) {
  try {
    const made = await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey })
    return { refundId: made.id }
  } catch (error) {
    if (!hasCode(error, 'charge_already_refunded')) throw error

    const refunds = await stripe.refunds.list({ payment_intent: intentId, limit: 1 })
    const [made] = refunds.data
    invariant(made, `payment ${intentId} that is refunded has a refund`)
    return { refundId: made.id }
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code

/** Trouble of the supplier or of the way to it is a refusal. A wrong call or a wrong key is our mistake and flies. */
async function reached<T>(call: () => Promise<T>): Promise<Result<T, CardRefusal>> {
  try {
    return ok(await call())
  } catch (error) {
    if (isSupplierTrouble(error)) return fail('card_unavailable')
    throw error
  }
}

const isSupplierTrouble = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError

/** What may follow the shop's name on a card statement: Latin, with a letter, at most 22 characters. @internal */
export const isStatementSuffix = (text: string): boolean =>
  /^(?=.*[A-Za-z])[A-Za-z0-9 .-]{1,22}$/.test(text)

function cardPayment(intent: Stripe.PaymentIntent): CardPayment {
  const { amount, currency, client_secret: clientSecret } = intent
  invariant(clientSecret !== null, `payment ${intent.id} has a client secret`)

  return {
    intentId: intent.id,
    orderId: intent.metadata.order_id ?? null,
    clientSecret,
    status: statusOf(intent.status),
    amount: isCurrency(currency) ? money(amount, currency) : { amountMinor: amount, currency },
    receivedMinor: intent.amount_received,
    isLive: intent.livemode,
    lastDecline: intent.last_payment_error?.code ?? null,
  }
}

const STATUSES: readonly CardPaymentStatus[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
]

/** A state invented after this was written stops the work: nothing may be concluded from it. */
function statusOf(status: string): CardPaymentStatus {
  const known = STATUSES.find((candidate) => candidate === status)
  invariant(known, `${status} is a known state of a payment`)
  return known
}

type SignedMessage = { rawBody: string; signature: string | null }

function readEvent(
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
    isLive: event.livemode,
  }
}
