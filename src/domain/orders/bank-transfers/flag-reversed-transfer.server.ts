import type { Context } from '#domain/context.ts'

import { flagForReview } from '../flag-for-review.server.ts'
import { withLockedOrder } from '../locked-order.server.ts'

/** The bank reversed a recorded transfer. The ledger stays unchanged; the order is flagged before it ships. */
export async function flagReversedTransfer(
  ctx: Context,
  orderId: string,
  taken: { amountMinor: number; receivedOn: string },
): Promise<void> {
  const flagged = await withLockedOrder(
    ctx,
    'order.record_transfer',
    orderId,
    async (ctx, order) => ({
      ok: true,
      value: await flagForReview(ctx, order, 'transfer_reversed', taken),
    }),
  )
  if (!flagged.ok) throw new Error(`an order that a statement paid refuses: ${flagged.error}`)
}
