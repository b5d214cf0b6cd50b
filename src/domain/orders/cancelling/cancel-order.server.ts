import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { readLedger } from '#domain/ledger/ledger.server.ts'
import { cancelCardPayment } from '#domain/payments/card-payment.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { syncCardPayment } from '../card-payments/sync-card-payment.server.ts'
import { flagForReview } from '../flag-for-review.server.ts'
import { orderCan } from '../lifecycle.ts'
import {
  mayAccess,
  moveOrderAndEmail,
  type StaffRefusal,
  withLockedOrder,
} from '../locked-order.server.ts'
import { findOrder, type Order } from '../store.server.ts'
import type { CancelReason } from './cancel-reason.ts'

type Cancellation = {
  reason?: CancelReason | undefined
  /** What staff add to the reason. */
  note?: string
  returnsStock?: boolean
}

/**
 * Before payment only. An open card payment is canceled first, so that it can't succeed afterwards. The goods are
 * restocked unless staff keep them out (broken, say).
 */
export async function cancelOrder(
  ctx: Context,
  orderId: string,
  { reason, note = '', returnsStock = true }: Cancellation = {},
): Promise<Result<Order, StaffRefusal>> {
  if (!may(ctx.actor, 'order.cancel')) return fail('forbidden')
  const order = await findOrder(ctx, orderId)
  if (!order || !mayAccess(ctx, order)) return fail('not_found')
  if (!orderCan.cancel(order)) return fail('order_state_refuses')

  const canceled = await cancelCardPayment(ctx, orderId)
  if (canceled && !canceled.ok) return canceled
  if (canceled && canceled.value.status !== 'canceled') {
    // The card payment is processing or succeeded: the order is paid and cannot be canceled.
    await syncCardPayment(ctx, orderId)
    return fail('order_state_refuses')
  }

  return withLockedOrder(ctx, 'order.cancel', orderId, async (ctx, order) => {
    const mayKeepOut = ctx.actor.kind === 'staff'
    const move = {
      to: 'canceled' as const,
      returnsStock: returnsStock || !mayKeepOut,
      detail: { ...(reason && { reason }), ...(note && { text: note }) },
    }
    const moved = await moveOrderAndEmail(ctx, order, move, 'order_canceled')
    if (!moved.ok) return moved

    const { balance } = await readLedger(ctx, order)
    return balance.receivedMinor === 0
      ? moved
      : ok(await flagForReview(ctx, moved.value, 'refund_needed'))
  })
}
