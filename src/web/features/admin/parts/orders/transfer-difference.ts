/** The difference between an amount on the statement and the amount that an order still needs. */
import type { Balance } from '#domain/ledger/balance.ts'
import type { BankFeeLimits } from '#domain/orders/bank-transfers/bank-fee.server.ts'
import { canBecome, type OrderStatus, wasPaid } from '#domain/orders/lifecycle.ts'
import type { Currency } from '#shared/money.ts'

export type TransferDifference =
  | { kind: 'none' }
  /** Minor units too little, or too much. */
  | { kind: 'short' | 'over'; byMinor: number }
  /** Nothing is missing any more. */
  | { kind: 'paid' }

type Payable = { status: OrderStatus; currency: Currency }

/** Whether staff may book as a bank's fee what is missing, up to the limit. */
export const bearsBankFee = ({ status, currency }: Payable, limits: BankFeeLimits): boolean =>
  limits[currency] > 0 && canBecome(status, 'paid')

/** A small amount that is missing, which staff may book as a bank's fee; `null` where they may not. */
export function bankFeeOf(
  difference: TransferDifference,
  order: Payable,
  limits: BankFeeLimits,
): number | null {
  const isSmall = difference.kind === 'short' && difference.byMinor <= limits[order.currency]
  return isSmall && bearsBankFee(order, limits) ? difference.byMinor : null
}

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
