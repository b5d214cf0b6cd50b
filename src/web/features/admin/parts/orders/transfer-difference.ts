/** The difference between an amount on the statement and the amount that an order still needs. */
import type { Balance } from '#domain/ledger/balance.ts'
import { type OrderStatus, wasPaid } from '#domain/orders/lifecycle.ts'

export type TransferDifference =
  | { kind: 'none' }
  /** Minor units too little, or too much. */
  | { kind: 'short' | 'over'; byMinor: number }
  /** Nothing is missing any more. */
  | { kind: 'paid' }

export function transferDifference(
  amountMinor: number,
  status: OrderStatus,
  { missingMinor }: Pick<Balance, 'missingMinor'>,
): TransferDifference {
  if (wasPaid(status) || missingMinor === 0) return { kind: 'paid' }
  const byMinor = Math.abs(amountMinor - missingMinor)
  if (byMinor === 0) return { kind: 'none' }
  return { kind: amountMinor < missingMinor ? 'short' : 'over', byMinor }
}
