/** Card money that nobody asked for, or that came when the goods were gone, goes back by itself. */
import type { Context } from '#domain/context.ts'
import { promiseRefund, readLedger } from '#domain/ledger/ledger.server.ts'

import type { Order } from '../store.server.ts'
import { amountOf, refundableParts } from './refund-parts.ts'

/** Takes an order whose row is held. Asked again for the same reason it does nothing. */
export async function promiseCardMoneyBack(
  ctx: Context,
  order: Order,
  reason: 'payment_too_late' | 'paid_twice',
): Promise<void> {
  const { movements, refunds, balance } = await readLedger(ctx, order)
  if (refunds.some((refund) => refund.reason === reason && refund.state !== 'withdrawn')) return

  const most = refundableParts(order, refunds, balance)
  const cardMinor = movements
    .filter(({ kind, method }) => kind === 'payment' && method === 'card')
    .reduce((sum, movement) => sum + movement.amountMinor, 0)
  // Beside a transfer too many only the card's own goes back by itself.
  const excessMinor = Math.min(most.excessMinor, cardMinor)
  const parts =
    reason === 'paid_twice' ? { goodsMinor: 0, shippingMinor: 0, feeMinor: 0, excessMinor } : most
  const amountMinor = amountOf(parts)
  // Money that came in part by transfer is for a person to look at.
  if (amountMinor === 0 || amountMinor > cardMinor) return

  const refund = await promiseRefund(ctx, {
    orderId: order.id,
    method: 'card',
    state: 'requested',
    amountMinor,
    ...parts,
    currency: order.currency,
    reason,
    returnsStock: false,
    requestedAt: ctx.now,
  })
  await ctx.enqueue('payments.send_refund', { refundId: refund.id })
}
