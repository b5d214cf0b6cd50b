import type { Context } from '#domain/context.ts'

import { moveOrderAndEmail, withLockedOrder } from '../locked-order.server.ts'

/** The carrier reported the delivery, and staff record it. */
export const markDelivered = (ctx: Context, orderId: string) =>
  withLockedOrder(ctx, 'order.ship', orderId, (ctx, order) =>
    moveOrderAndEmail(
      ctx,
      order,
      { to: 'delivered', change: { deliveredAt: ctx.now } },
      'order_delivered',
    ),
  )
