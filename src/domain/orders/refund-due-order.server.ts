import type { Context } from '#domain/context.ts'
import { refundCardPayment } from '#domain/payments/card-payment.server.ts'

import { lockOrder } from './store.server.ts'
import { moveOrder } from './transition.server.ts'

/** Sends money back that came after an order had ended. Throws while the processor can't be reached, to be tried again. */
export async function refundDueOrder(
  ctx: Context,
  { orderId }: { orderId: string },
): Promise<void> {
  const refund = await refundCardPayment(ctx, orderId)
  if (!refund) return
  if (!refund.ok) throw new Error(`refund of order ${orderId}: ${refund.error}`)

  await ctx.transaction(async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (order?.status !== 'refund_due' || order.paymentMethod !== 'card') return
    await moveOrder(ctx, order, { to: 'refunded', detail: { refundId: refund.value.refundId } })
  })
}
