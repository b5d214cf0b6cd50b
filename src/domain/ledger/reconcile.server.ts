import type { Context } from '#domain/context.ts'

import type { Difference } from './differences.ts'
import {
  closeDifferences,
  type Difference as DifferenceRow,
  listMovements,
  listOpenDifferences,
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

/** What our book says of one card payment, in minor units. */
export async function readCardMoney(
  ctx: Context,
  intentId: string,
  orderId: string,
): Promise<{ receivedMinor: number; refundedMinor: number; currency: string | null }> {
  const movements = (await listMovements(ctx, orderId)).filter(({ method }) => method === 'card')
  const payment = movements.find(
    ({ kind, reference }) => kind === 'payment' && reference === intentId,
  )
  const refundedMinor = movements
    .filter(({ kind }) => kind === 'refund')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return {
    receivedMinor: payment?.amountMinor ?? 0,
    refundedMinor: payment ? refundedMinor : 0,
    currency: payment?.currency ?? null,
  }
}
