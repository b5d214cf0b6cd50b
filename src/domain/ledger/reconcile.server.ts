import type { Context } from '#domain/context.ts'

import type { Difference, OwnPayment } from './discrepancies.ts'
import {
  closeDifferences,
  type Difference as DifferenceRow,
  listCardMovements,
  listOpenDifferences,
  type Movement,
  noteDifference,
} from './store.server.ts'

export const keepDifference = (ctx: Context, difference: Difference): Promise<void> =>
  noteDifference(ctx, difference)

export const closeSettledDifferences = (
  ctx: Context,
  looked: readonly string[],
  still: readonly Difference[],
): Promise<void> => closeDifferences(ctx, looked, still)

/** The oldest are the most urgent, and come last. */
export const readOpenDifferences = (ctx: Context, limit: number): Promise<DifferenceRow[]> =>
  listOpenDifferences(ctx, limit)

/** What our book says of card payments, in minor units; `orderOf` by the processor's number of each. */
export async function readCardMoney(
  ctx: Context,
  orderOf: ReadonlyMap<string, string>,
): Promise<Map<string, OwnPayment>> {
  const movements = Map.groupBy(
    await listCardMovements(ctx, [...new Set(orderOf.values())]),
    ({ orderId }) => orderId,
  )
  return new Map(
    [...orderOf].map(([intentId, orderId]) => [
      intentId,
      { orderId, ...cardMoneyOf(intentId, movements.get(orderId) ?? []) },
    ]),
  )
}

function cardMoneyOf(intentId: string, movements: readonly Movement[]) {
  const payment = movements.find(
    ({ kind, reference }) => kind === 'payment' && reference === intentId,
  )
  if (!payment) return { receivedMinor: 0, refundedMinor: 0, currency: null }
  const refundedMinor = movements
    .filter(({ kind }) => kind === 'refund')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return { receivedMinor: payment.amountMinor, refundedMinor, currency: payment.currency }
}
