import type { Context } from '#domain/context.ts'

import type { OwnPayment } from './discrepancies.ts'
import { listCardMovements, type Movement } from './store.server.ts'

export {
  closeDiscrepancies as closeResolvedDiscrepancies,
  listOpenDiscrepancies as readOpenDiscrepancies,
  upsertDiscrepancy as recordDiscrepancy,
} from './store.server.ts'

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
