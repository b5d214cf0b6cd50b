import type { Context } from '#domain/context.ts'

import type { Discrepancy, OwnPayment } from './discrepancies.ts'
import {
  closeDiscrepancies,
  type Discrepancy as DiscrepancyRow,
  listCardMovements,
  listOpenDiscrepancies,
  type Movement,
  upsertDiscrepancy,
} from './store.server.ts'

export const recordDiscrepancy = (ctx: Context, discrepancy: Discrepancy): Promise<void> =>
  upsertDiscrepancy(ctx, discrepancy)

export const closeResolvedDiscrepancies = (
  ctx: Context,
  looked: readonly string[],
  still: readonly Discrepancy[],
): Promise<void> => closeDiscrepancies(ctx, looked, still)

/** The oldest are the most urgent, and come last. */
export const readOpenDiscrepancies = (ctx: Context, limit: number): Promise<DiscrepancyRow[]> =>
  listOpenDiscrepancies(ctx, limit)

/** Card payments in our ledger, in minor units; `orderOf` by the processor's payment id. */
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
