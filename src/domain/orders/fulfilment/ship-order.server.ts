import type { Context } from '#domain/context.ts'
import { trackingWarning } from '#domain/shipping/tracking.ts'
import { fail } from '#shared/result.ts'

import { moveOrderAndEmail, withLockedOrder } from '../locked-order.server.ts'

/**
 * Staff handed the parcel to the carrier. The buyer receives the tracking number by e-mail, so one that its carrier
 * would not give needs their word that it is right.
 */
export const shipOrder = (
  ctx: Context,
  orderId: string,
  trackingNumber: string,
  isNumberConfirmed = false,
) =>
  withLockedOrder(ctx, 'order.ship', orderId, async (ctx, order) => {
    const doubt = trackingWarning(order.shippingMethod, trackingNumber)
    if (doubt !== null && !isNumberConfirmed) return fail(doubt)
    return moveOrderAndEmail(
      ctx,
      order,
      {
        to: 'shipped',
        detail: { trackingNumber },
        change: { trackingNumber, shippedAt: ctx.now },
      },
      'order_shipped',
    )
  })
