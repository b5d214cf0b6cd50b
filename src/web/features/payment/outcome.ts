/** What has become of the money, in the words of the page. Decisions, section 7. */
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/lifecycle.ts'

/** What the settlement call and the order call say, as one. */
export type MoneyState = {
  status: string
  paymentSource: 'stripe' | 'bank'
  paymentStatus: string | null
  lastDecline: string | null
}

export type Outcome =
  | { kind: 'paid' | 'awaiting_transfer' | 'processing' | 'authentication' | 'unpaid' }
  | { kind: 'bank_unfinished' | 'refund' | 'ended' }
  | { kind: 'declined'; code: string }

const BY_STATUS: Partial<Record<OrderStatus, Outcome>> = {
  paid: { kind: 'paid' },
  confirmed: { kind: 'paid' },
  shipped: { kind: 'paid' },
  delivered: { kind: 'paid' },
  refund_due: { kind: 'refund' },
  refunded: { kind: 'refund' },
  canceled: { kind: 'ended' },
  abandoned: { kind: 'ended' },
  lapsed: { kind: 'ended' },
}

/**
 * Whether the way of paying still stands open. A transfer that was promised is awaited; where the card was
 * chosen instead, the order is as unpaid as a new one. Decisions, section 7.
 */
export const isToBePaid = ({
  status,
  paymentSource,
}: Pick<MoneyState, 'status' | 'paymentSource'>) =>
  status === 'created' || (status === 'awaiting_transfer' && paymentSource === 'stripe')

/** Only what is certain is told: whatever is not known to be settled is still being processed. */
export function outcomeOf(state: MoneyState): Outcome {
  const status = ORDER_STATUSES.find((known) => known === state.status)
  const settled = status && BY_STATUS[status]
  if (settled) return settled
  if (state.paymentSource === 'bank') {
    return { kind: state.status === 'awaiting_transfer' ? 'awaiting_transfer' : 'bank_unfinished' }
  }
  return cardOutcomeOf(state)
}

function cardOutcomeOf({ paymentStatus, lastDecline }: MoneyState): Outcome {
  switch (paymentStatus) {
    case 'requires_payment_method':
    case 'canceled':
      return lastDecline === null ? { kind: 'unpaid' } : { kind: 'declined', code: lastDecline }
    case 'requires_action':
      return { kind: 'authentication' }
    case 'requires_confirmation':
    case null:
      return { kind: 'unpaid' }
    default:
      return { kind: 'processing' }
  }
}
