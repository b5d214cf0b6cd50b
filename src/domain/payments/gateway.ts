/** What the shop needs from a card processor. Fulfilled by `adapters/stripe`; no supplier is named here. */
import type { Money } from '#shared/money.ts'
import type { Result } from '#shared/result.ts'

/** What the processor says of one payment. Only `succeeded` and `canceled` are final. */
export type CardPayment = {
  intentId: string
  orderId: string | null
  clientSecret: string
  status: CardPaymentStatus
  amount: Money | { amountMinor: number; currency: string }
  receivedMinor: number
  /** `false` for money of a test account. */
  isLive: boolean
  /** The processor's code of the last refusal ("card_declined"), `null` when there was none. */
  lastDecline: string | null
}

export type CardPaymentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled'

export type CardIntentRequest = {
  orderId: string
  orderNumber: string
  amount: Money
  /** Kept by the processor for at least 24 h: the same key never makes a second payment. */
  idempotencyKey: string
}

/** `card_unavailable`: the processor can't be reached or failed; nothing is known of the money. */
export type CardRefusal = 'card_unavailable'

export type CardGateway = {
  createIntent(request: CardIntentRequest): Promise<Result<CardPayment, CardRefusal>>
  findIntent(intentId: string): Promise<Result<CardPayment, CardRefusal>>
  /** A payment that already succeeded stays so, and comes back as it is. */
  cancelIntent(intentId: string): Promise<Result<CardPayment, CardRefusal>>
  refundIntent(
    intentId: string,
    idempotencyKey: string,
  ): Promise<Result<{ refundId: string }, CardRefusal>>
  /** The event of a signed message, `null` when signature or age is wrong. */
  readEvent(rawBody: string, signature: string | null): CardEvent | null
}

export type CardEvent = {
  eventId: string
  type: string
  /** `null` for events that are not about a payment. */
  intentId: string | null
  isLive: boolean
}
