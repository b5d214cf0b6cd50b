/** Money that went back, was taken back or came in, as Stripe's books say. */
import Stripe from 'stripe'

import type {
  CardCharge,
  CardDispute,
  CardRefund,
  CardRefusal,
  DisputeState,
} from '#domain/payments/gateway.ts'
import { CARD_BRANDS, type CardBrand, type PaymentCard } from '#domain/payments/payment-card.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { reached } from './reached.ts'

/** The card of a charge that succeeded. A charge that was not expanded is only an id. */
export function paidWith(charge: string | Stripe.Charge | null): PaymentCard | null {
  if (charge === null || typeof charge === 'string' || !charge.paid) return null
  const card = charge.payment_method_details?.card
  return card?.last4 ? { brand: brandOf(card.brand), last4: card.last4 } : null
}

const brandOf = (word: string | null): CardBrand =>
  CARD_BRANDS.find((brand) => brand === word) ?? 'other'

const CHARGES_A_PAGE = 100

/** The same key gives the same refund, so an answer that was lost is found again. */
export async function refundIntent(
  stripe: Stripe,
  intentId: string,
  { amountMinor, idempotencyKey }: { amountMinor: number; idempotencyKey: string },
): Promise<Result<CardRefund, CardRefusal | 'card_refund_refused'>> {
  const made = await reached(async () => {
    try {
      const params = {
        payment_intent: intentId,
        amount: amountMinor,
        metadata: { key: idempotencyKey },
      }
      return cardRefund(await stripe.refunds.create(params, { idempotencyKey }))
    } catch (error) {
      // Stripe stores an idempotency key for 24 hours; the refund bears an older one in its metadata.
      if (error instanceof Stripe.errors.StripeInvalidRequestError)
        return findByKey(stripe, intentId, idempotencyKey)
      throw error
    }
  })
  if (!made.ok) return made
  return made.value === null ? fail('card_refund_refused') : ok(made.value)
}

async function findByKey(
  stripe: Stripe,
  intentId: string,
  key: string,
): Promise<CardRefund | null> {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 })
  const made = data.find(({ metadata }) => metadata?.key === key)
  return made ? cardRefund(made) : null
}

export const cardRefund = ({ id, status }: Stripe.Refund): CardRefund => ({
  refundId: id,
  state: status === 'succeeded' ? 'succeeded' : status === 'pending' ? 'pending' : 'failed',
})

export const cardDispute = (dispute: Stripe.Dispute): CardDispute => ({
  disputeId: dispute.id,
  intentId: idOf(dispute.payment_intent),
  state: disputeState(dispute.status),
  amountMinor: dispute.amount,
  currency: dispute.currency,
  reason: dispute.reason,
  dueAt: dispute.evidence_details.due_by ? new Date(dispute.evidence_details.due_by * 1000) : null,
})

/** Stripe knows more words; for the shop they are one of four. */
function disputeState(status: string): DisputeState {
  if (status === 'won' || status === 'warning_closed' || status === 'prevented') return 'won'
  if (status === 'lost') return 'lost'
  return status.endsWith('needs_response') ? 'needs_response' : 'under_review'
}

export async function listCharges(
  stripe: Stripe,
  { since, after }: { since: Date; after: string | null },
): Promise<{ charges: CardCharge[]; next: string | null }> {
  const page = await stripe.charges.list({
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: CHARGES_A_PAGE,
    ...(after !== null && { starting_after: after }),
  })
  const charges = page.data.flatMap((charge) => {
    const intentId = idOf(charge.payment_intent)
    const isPaid = charge.paid && charge.captured && intentId !== null
    return isPaid ? [{ ...amountsOf(charge), intentId }] : []
  })
  return { charges, next: page.has_more ? (page.data.at(-1)?.id ?? null) : null }
}

const amountsOf = (charge: Stripe.Charge) => ({
  orderId: charge.metadata.order_id ?? null,
  amountMinor: charge.amount_captured,
  refundedMinor: charge.amount_refunded,
  currency: charge.currency,
})

const idOf = (named: string | { id: string } | null): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null)
