/** What the shop needs from a card processor. Fulfilled by `adapters/stripe`; no supplier is named here. */
import type { Money } from '#shared/money.ts'
import type { Result } from '#shared/result.ts'

import type { PaymentCard } from './payment-card.ts'

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
  /** The card that paid; `null` before that, and for a wallet that hides it. */
  card: PaymentCard | null
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
  /** The processor stores the key for at least 24 h: the same key never creates a second payment. */
  idempotencyKey: string
}

/** `card_unavailable`: the processor can't be reached or failed; nothing is known of the money. */
export type CardRefusal = 'card_unavailable'

export type CardGateway = {
  createIntent(request: CardIntentRequest): Promise<Result<CardPayment, CardRefusal>>
  findIntent(intentId: string): Promise<Result<CardPayment, CardRefusal>>
  /** A payment that already succeeded stays so, and comes back as it is. */
  cancelIntent(intentId: string): Promise<Result<CardPayment, CardRefusal>>
  /** `card_refund_refused`: the processor says no, and would again. */
  refundIntent(
    intentId: string,
    refund: { amountMinor: number; idempotencyKey: string },
  ): Promise<Result<CardRefund, CardRefusal | 'card_refund_refused'>>
  findRefund(refundId: string): Promise<Result<CardRefund, CardRefusal>>
  findDispute(disputeId: string): Promise<Result<CardDispute, CardRefusal>>
  /** Money that came in since, newest first, a page at a time. */
  listCharges(asked: {
    since: Date
    /** The `next` of the page before; `null` for the first. */
    after: string | null
  }): Promise<Result<{ charges: CardCharge[]; next: string | null }, CardRefusal>>
  /** The processor's page about a payment, for staff; `null` where there is none. */
  paymentPage(intentId: string): string | null
  readEvent(rawBody: string, signature: string | null): Promise<Result<CardEvent, EventRefusal>>
}

export type CardRefund = { refundId: string; state: 'succeeded' | 'pending' | 'failed' }

export type CardDispute = {
  disputeId: string
  intentId: string | null
  state: DisputeState
  amountMinor: number
  currency: string
  /** The processor's word for it ("fraudulent"). */
  reason: string
  /** Until when evidence is taken. */
  dueAt: Date | null
}

export type DisputeState = 'needs_response' | 'under_review' | 'won' | 'lost'

export type CardCharge = {
  intentId: string
  orderId: string | null
  amountMinor: number
  refundedMinor: number
  currency: string
}

/**
 * `signature_invalid`: signature or age is wrong. `json_malformed`, `request_invalid`: it is signed, but its body is no JSON,
 * or no event.
 */
export type EventRefusal = 'signature_invalid' | 'json_malformed' | 'request_invalid'

export type CardEvent = {
  eventId: string
  type: string
  /** `null` for events that are not about a payment. */
  intentId: string | null
  /** `null` for events that are not about a dispute. */
  disputeId: string | null
  isLive: boolean
}
