/** What may differ between the processor's books and ours. */
import type { DiscrepancyKind } from './money-words.ts'

/** Minor units throughout. */
export type TheirPayment = {
  intentId: string
  amountMinor: number
  refundedMinor: number
  currency: string
}

export type OwnPayment = {
  orderId: string
  receivedMinor: number
  refundedMinor: number
  /** `null` when nothing was received. */
  currency: string | null
}

export type Discrepancy = {
  kind: DiscrepancyKind
  intentId: string
  orderId: string | null
  detail: Record<string, unknown>
}

export function findDiscrepancies(
  theirs: readonly TheirPayment[],
  own: ReadonlyMap<string, OwnPayment>,
): Discrepancy[] {
  return theirs.flatMap((payment) => {
    const ours = own.get(payment.intentId)
    const found = kindsOf(payment, ours)
    const { intentId, ...said } = payment
    return found.map((kind) => ({
      kind,
      intentId,
      orderId: ours?.orderId ?? null,
      detail: { processor: said, ledger: ours ?? null },
    }))
  })
}

function kindsOf(payment: TheirPayment, ours: OwnPayment | undefined): DiscrepancyKind[] {
  if (!ours) return ['payment_without_order']
  if (ours.receivedMinor === 0) return ['paid_but_order_is_not']
  const kinds: DiscrepancyKind[] = []
  if (ours.receivedMinor !== payment.amountMinor || ours.currency !== payment.currency) {
    kinds.push('amount_differs')
  }
  if (ours.refundedMinor !== payment.refundedMinor) kinds.push('refund_differs')
  return kinds
}
