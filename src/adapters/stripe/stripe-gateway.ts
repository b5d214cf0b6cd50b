/** Card payments through Stripe's own server library. The payment sandbox speaks the same protocol. */
import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'

import type { CardGateway, CardPayment, CardPaymentStatus } from '#domain/payments/gateway.ts'
import { isCurrency, money } from '#shared/money.ts'
import { fail, invariant } from '#shared/result.ts'

import { readEvent } from './card-events.ts'
import { cardDispute, cardRefund, listCharges, paidWith, refundIntent } from './card-records.ts'
import { isLiveKey, paymentPage } from './payment-page.ts'
import { hasCode, reached } from './reached.ts'

export type StripeGatewayOptions = {
  secretKey: string
  /** One, or two while a secret is being replaced. */
  webhookSecrets: readonly string[]
  /** Left out: Stripe's own address. */
  api?: { host: string; port: number; protocol: 'http' | 'https' }
  /** Reaches the address above. */
  fetch: typeof globalThis.fetch
}

const MOST_WEBHOOK_SECRETS = 2
const NETWORK_RETRIES = 2
/** Below the browser's own 20 s, retries included. */
const TIMEOUT_MS = 5_000

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

    findIntent: (intentId) => reached(async () => cardPayment(await retrieve(stripe, intentId))),

    cancelIntent: (intentId) => reached(() => cancel(stripe, intentId)),

    refundIntent: (intentId, refund) => refundIntent(stripe, intentId, refund),

    findRefund: (refundId) =>
      reached(async () => cardRefund(await stripe.refunds.retrieve(refundId))),

    findDispute: (disputeId) =>
      reached(async () => cardDispute(await stripe.disputes.retrieve(disputeId))),

    listCharges: (asked) => reached(() => listCharges(stripe, asked)),

    paymentPage: (intentId) => paymentPage(options, intentId),

    async readEvent(rawBody, signature) {
      const event = readEvent(stripe, webhookSecrets, { rawBody, signature })
      // A live shop ignores events of test mode.
      const isOfTest = event.ok && !event.value.isLive && isLiveKey(options.secretKey)
      return isOfTest ? fail('signature_invalid') : event
    },
  }
}

const clientOf = ({ secretKey, api, fetch }: StripeGatewayOptions): Stripe =>
  new Stripe(secretKey, {
    ...api,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: NETWORK_RETRIES,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetch),
  })

/** With the charge that says which card paid, in the same answer. */
const retrieve = (stripe: Stripe, intentId: string): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })

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
    return cardPayment(await retrieve(stripe, intentId))
  }
}

/**
 * What may follow the shop's name on a card statement: Latin, with at least one letter, at most 22 characters.
 * @internal
 */
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
    card: paidWith(intent.latest_charge),
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

/** Throws on a state that Stripe added later, because its meaning is unknown. */
function statusOf(status: string): CardPaymentStatus {
  const known = STATUSES.find((candidate) => candidate === status)
  invariant(known, `${status} is a known state of a payment`)
  return known
}
