/** Reasons why staff must act on an order now: deadlines first, then errors. Decisions, section 12. */
import type { DisputeState } from '#domain/ledger/money-words.ts'

import type { OrderStatus } from '../lifecycle.ts'
import { isOverdueRefund, type PromisedRefund } from '../refunds/overdue-refund.ts'

export type AttentionReason =
  | { kind: 'answer_dispute'; dueAt: Date | null }
  | { kind: 'review'; reason: string }
  | { kind: 'refund_failed' }
  /** Sent to the processor long ago and still unconfirmed. */
  | { kind: 'refund_overdue' }
  /** To be paid by bank transfer: staff make the transfer and record its reference. */
  | { kind: 'make_refund' }
  /** Money to be refunded, without a refund request yet. */
  | { kind: 'give_back' }

type Looked = {
  now: Date
  order: { status: OrderStatus; reviewReason: string | null }
  refunds: readonly PromisedRefund[]
  disputes: readonly { state: DisputeState; dueAt: Date | null }[]
}

export function attentionReasonsOf({ now, order, refunds, disputes }: Looked): AttentionReason[] {
  const open = disputes.filter(({ state }) => state === 'needs_response')
  const hasFailed = refunds.some(({ state }) => state === 'failed')
  const isToMake = refunds.some(
    ({ state, method }) => state === 'requested' && method === 'bank_transfer',
  )
  const isGoing = refunds.some(({ state }) => state === 'requested' || state === 'failed')
  // While the cause itself is listed, the flag adds no second reason.
  const isTold =
    (order.reviewReason === 'dispute_open' && open.length > 0) ||
    (order.reviewReason === 'refund_failed' && hasFailed)
  return [
    ...open.map(({ dueAt }) => ({ kind: 'answer_dispute', dueAt }) as const),
    ...(order.reviewReason !== null && !isTold
      ? [{ kind: 'review', reason: order.reviewReason } as const]
      : []),
    ...(hasFailed ? [{ kind: 'refund_failed' } as const] : []),
    ...(refunds.some((refund) => isOverdueRefund(refund, now))
      ? [{ kind: 'refund_overdue' } as const]
      : []),
    ...(isToMake ? [{ kind: 'make_refund' } as const] : []),
    ...(order.status === 'refund_due' && !isGoing ? [{ kind: 'give_back' } as const] : []),
  ]
}
