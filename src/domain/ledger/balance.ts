/** The balance of an order: received, refunded, due. Decisions, section 7. */
import type { MovementKind, RefundState } from './money-words.ts'

export type Balance = {
  /** Minor units of the order's currency, as everything here. */
  receivedMinor: number
  /** Fees of banks that the shop bears: paid as far as the buyer is concerned. */
  bankFeeMinor: number
  refundedMinor: number
  /** Refunds that were requested and neither sent nor withdrawn. */
  promisedMinor: number
  /** Taken back by the buyer's bank and not returned. */
  disputedMinor: number
  /** Of the total, for an order that waits for money; 0 when all of it came in. */
  missingMinor: number
  /** Beyond the total, and not yet promised back. */
  excessMinor: number
  /** What a new refund may be at most. */
  refundableMinor: number
}

export function balanceOf(
  totalMinor: number,
  movements: readonly { kind: MovementKind; amountMinor: number }[],
  refunds: readonly { state: RefundState; amountMinor: number; excessMinor: number }[],
): Balance {
  const sumOf = (kind: MovementKind): number =>
    sum(movements.filter((movement) => movement.kind === kind).map((it) => it.amountMinor))
  const receivedMinor = sumOf('payment')
  const bankFeeMinor = sumOf('bank_fee')
  const paidMinor = receivedMinor + bankFeeMinor
  const refundedMinor = sumOf('refund')
  const disputedMinor = Math.max(0, sumOf('dispute_taken') - sumOf('dispute_returned'))
  const promised = refunds.filter(({ state }) => state === 'requested' || state === 'failed')
  const promisedMinor = sum(promised.map(({ amountMinor }) => amountMinor))
  const excessBack = sum(
    refunds.filter(({ state }) => state !== 'withdrawn').map(({ excessMinor }) => excessMinor),
  )
  return {
    receivedMinor,
    bankFeeMinor,
    refundedMinor,
    promisedMinor,
    disputedMinor,
    missingMinor: Math.max(0, totalMinor - paidMinor + excessBack),
    excessMinor: Math.max(0, paidMinor - totalMinor - excessBack),
    refundableMinor: Math.max(0, receivedMinor - refundedMinor - promisedMinor - disputedMinor),
  }
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0)
