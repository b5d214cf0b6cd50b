/** Automatic refunds of card payments that were duplicate or came after the stock was released. */
import type { Context } from '#domain/context.ts'
import { promiseRefund, readLedger } from '#domain/ledger/ledger.server.ts'

import type { Order } from '../store.server.ts'
import { amountOf, refundableParts } from './refund-parts.ts'

/** Requires a locked order. Idempotent per reason. */
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
  // With an excess by transfer as well, only the card payment is refunded automatically.
  const excessMinor = Math.min(most.excessMinor, cardMinor)
  const parts =
    reason === 'paid_twice' ? { goodsMinor: 0, shippingMinor: 0, feeMinor: 0, excessMinor } : most
  const amountMinor = amountOf(parts)
  // Staff decide about money that was partly transferred.
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
