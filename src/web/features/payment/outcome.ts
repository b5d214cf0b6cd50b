/**
 * What has become of the money, in the words of the page: the one rule by which an order, its payment and the last
 * refusal decide what is said. Decisions, section 7.
 */
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/lifecycle.ts'

/** What the settlement call and the order call say, as one. */
export type MoneyState = {
  status: string
  paymentSource: 'stripe' | 'bank'
  paymentStatus: string | null
  lastDecline: string | null
  /** In the book of the order, in minor units. */
  receivedAmount: number
  /** The buyer has declared the transfer. */
  isDeclared: boolean
}

export type Outcome = { kind: OutcomeKind } | { kind: 'declined'; code: string }

type OutcomeKind =
  | ('paid' | 'refund' | 'refunded' | 'ended' | 'ended_received')
  | ('processing' | 'charged' | 'authentication' | 'unpaid')
  | ('awaiting_transfer' | 'transfer_declared' | 'transfer_short' | 'bank_unfinished')

/**
 * What each of them says of the money: `none` was charged, it is safe to try again · `came`, do not pay again · `unknown`,
 * do not pay again until it is known · `returns`, it came and goes back · `awaited`, by transfer.
 */
export const MONEY = {
  paid: 'came',
  charged: 'came',
  processing: 'unknown',
  declined: 'none',
  authentication: 'none',
  unpaid: 'none',
  bank_unfinished: 'none',
  awaiting_transfer: 'awaited',
  transfer_declared: 'awaited',
  transfer_short: 'awaited',
  refund: 'returns',
  refunded: 'returns',
  ended: 'none',
  ended_received: 'returns',
} as const satisfies Record<Outcome['kind'], string>

/** Whether the page may offer to pay (again): only if nothing was charged and the order is still open. */
export const mayPay = ({ kind }: Outcome): boolean => MONEY[kind] === 'none' && kind !== 'ended'

/**
 * Whether the payment method can still be changed. A declared transfer is awaited; where the card was
 * chosen instead, the order is as unpaid as a new one. Decisions, section 7.
 */
export const isToBePaid = ({
  status,
  paymentSource,
}: Pick<MoneyState, 'status' | 'paymentSource'>) =>
  status === 'created' || (status === 'awaiting_transfer' && paymentSource === 'stripe')

/** Only certain states are shown: a payment that is not known to be final is still being processed. */
export function outcomeOf(state: MoneyState): Outcome {
  const status = ORDER_STATUSES.find((known) => known === state.status)
  const final = status && FINAL[status]
  if (final) return { kind: final }
  if (hasMoved(state)) return movedOutcomeOf(state)
  if (status && ENDED.includes(status)) {
    return { kind: state.receivedAmount > 0 ? 'ended_received' : 'ended' }
  }
  return state.paymentSource === 'bank' ? transferOutcomeOf(state) : cardOutcomeOf(state)
}

const FINAL: Partial<Record<OrderStatus, OutcomeKind>> = {
  paid: 'paid',
  confirmed: 'paid',
  shipped: 'paid',
  delivered: 'paid',
  refund_due: 'refund',
  refunded: 'refunded',
}

const ENDED: readonly OrderStatus[] = ['canceled', 'abandoned', 'lapsed']

/** The states of a card payment in which no money has moved. A state that we do not know may have moved it. */
const STILL = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'canceled']

const hasMoved = ({ paymentStatus }: MoneyState): boolean =>
  paymentStatus !== null && !STILL.includes(paymentStatus)

const movedOutcomeOf = ({ paymentStatus }: MoneyState): Outcome => ({
  kind: paymentStatus === 'succeeded' ? 'charged' : 'processing',
})

function transferOutcomeOf({ status, receivedAmount, isDeclared }: MoneyState): Outcome {
  if (status !== 'awaiting_transfer') return { kind: 'bank_unfinished' }
  if (receivedAmount > 0) return { kind: 'transfer_short' }
  return { kind: isDeclared ? 'transfer_declared' : 'awaiting_transfer' }
}

function cardOutcomeOf({ paymentStatus, lastDecline }: MoneyState): Outcome {
  if (paymentStatus === 'requires_action') return { kind: 'authentication' }
  if (paymentStatus === null || paymentStatus === 'requires_confirmation' || lastDecline === null) {
    return { kind: 'unpaid' }
  }
  return { kind: 'declined', code: lastDecline }
}
