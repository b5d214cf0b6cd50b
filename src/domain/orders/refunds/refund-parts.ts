/** How much of each part of an order is refundable; the parts add up to the refund. Decisions, section 7. */
import type { Balance } from '#domain/ledger/balance.ts'
import type { MoneyMethod, MovementKind, RefundState } from '#domain/ledger/money-words.ts'

import { type OrderStatus, wasPaid } from '../lifecycle.ts'

/** Minor units of the order's currency; whole numbers, not negative. */
export type RefundParts = {
  goodsMinor: number
  shippingMinor: number
  feeMinor: number
  /** Received beyond the total. */
  excessMinor: number
}

type Owed = {
  status: OrderStatus
  subtotalMinor: number
  shippingMinor: number
  transactionFeeMinor: number
}

const NOTHING: RefundParts = { goodsMinor: 0, shippingMinor: 0, feeMinor: 0, excessMinor: 0 }

export const amountOf = (parts: RefundParts): number =>
  parts.goodsMinor + parts.shippingMinor + parts.feeMinor + parts.excessMinor

/** The rest of each part after other refunds, limited by the money actually received. */
export function refundableParts(
  order: Owed,
  refunds: readonly (RefundParts & { state: string })[],
  balance: Balance,
): RefundParts {
  // Before the order is paid, all received money is an excess.
  if (!wasPaid(order.status)) return { ...NOTHING, excessMinor: balance.refundableMinor }
  const active = refunds.filter(({ state }) => state !== 'withdrawn')
  const gone = (part: keyof RefundParts): number =>
    active.reduce((sum, refund) => sum + refund[part], 0)
  // Of a partial payment only the received amount is refundable: goods first.
  let left = balance.refundableMinor - balance.excessMinor
  const take = (most: number): number => {
    const taken = Math.max(0, Math.min(most, left))
    left -= taken
    return taken
  }
  return {
    goodsMinor: take(order.subtotalMinor - gone('goodsMinor')),
    shippingMinor: take(order.shippingMinor - gone('shippingMinor')),
    feeMinor: take(order.transactionFeeMinor - gone('feeMinor')),
    excessMinor: balance.excessMinor,
  }
}

/** Whether each part is within its rest and the sum is positive. */
export function fitsInto(parts: RefundParts, most: RefundParts): boolean {
  const names = ['goodsMinor', 'shippingMinor', 'feeMinor', 'excessMinor'] as const
  const isWithin = names.every(
    (name) => Number.isSafeInteger(parts[name]) && parts[name] >= 0 && parts[name] <= most[name],
  )
  return isWithin && amountOf(parts) > 0
}

type RefundSource = {
  movements: readonly { kind: MovementKind; method: MoneyMethod; amountMinor: number }[]
  refunds: readonly { state: RefundState; method: MoneyMethod; amountMinor: number }[]
  balance: Balance
}

/** A card refund is limited to the amount charged; a transfer may refund anything received. */
export function refundableBy(
  { movements, refunds, balance }: RefundSource,
  method: MoneyMethod,
): number {
  if (method === 'bank_transfer') return balance.refundableMinor
  const took = movements
    .filter((movement) => movement.kind === 'payment' && movement.method === 'card')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const gave = refunds
    .filter((refund) => refund.state !== 'withdrawn' && refund.method === 'card')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return Math.min(took - gave, balance.refundableMinor)
}
