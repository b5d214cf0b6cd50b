/** Why a person must look at an order now: what is wrong first, and what has a clock before all. Decisions, section 12. */
import type { DisputeState, MoneyMethod, RefundState } from '#domain/ledger/money-words.ts'

import type { OrderStatus } from './lifecycle.ts'

export type Need =
  | { kind: 'answer_dispute'; dueAt: Date | null }
  | { kind: 'review'; reason: string }
  | { kind: 'refund_failed' }
  /** Promised by transfer: staff make it and write down its proof. */
  | { kind: 'make_refund' }
  /** Money to be given back, and nobody has said how. */
  | { kind: 'give_back' }

type Looked = {
  order: { status: OrderStatus; reviewReason: string | null }
  refunds: readonly { state: RefundState; method: MoneyMethod }[]
  disputes: readonly { state: DisputeState; dueAt: Date | null }[]
}

export function needsOf({ order, refunds, disputes }: Looked): Need[] {
  const open = disputes.filter(({ state }) => state === 'needs_response')
  const hasFailed = refunds.some(({ state }) => state === 'failed')
  const isToMake = refunds.some(
    ({ state, method }) => state === 'requested' && method === 'bank_transfer',
  )
  const isGoing = refunds.some(({ state }) => state === 'requested' || state === 'failed')
  // What the flag was raised for is told by the thing itself while it lasts.
  const isTold =
    (order.reviewReason === 'dispute_open' && open.length > 0) ||
    (order.reviewReason === 'refund_failed' && hasFailed)
  return [
    ...open.map(({ dueAt }) => ({ kind: 'answer_dispute', dueAt }) as const),
    ...(order.reviewReason !== null && !isTold
      ? [{ kind: 'review', reason: order.reviewReason } as const]
      : []),
    ...(hasFailed ? [{ kind: 'refund_failed' } as const] : []),
    ...(isToMake ? [{ kind: 'make_refund' } as const] : []),
    ...(order.status === 'refund_due' && !isGoing ? [{ kind: 'give_back' } as const] : []),
  ]
}
