import type { Context } from '#domain/context.ts'

import { moveOrderAndEmail, withLockedOrder } from '../locked-order.server.ts'

/** Staff handed the parcel to the carrier. The buyer receives the tracking number by e-mail. */
export const shipOrder = (ctx: Context, orderId: string, trackingNumber: string) =>
  withLockedOrder(ctx, 'order.ship', orderId, (ctx, order) =>
    moveOrderAndEmail(
      ctx,
      order,
      {
        to: 'shipped',
        detail: { trackingNumber },
        change: { trackingNumber, shippedAt: ctx.now },
      },
      'order_shipped',
    ),
  )
