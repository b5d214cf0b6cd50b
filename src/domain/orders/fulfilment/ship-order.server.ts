import type { Context } from '#domain/context.ts'
import { trackingWarning } from '#domain/shipping/tracking.ts'
import { fail } from '#shared/result.ts'

import { moveOrderAndEmail, withLockedOrder } from '../locked-order.server.ts'

/**
 * Staff handed the parcel to the carrier. The buyer receives the tracking number by e-mail, so staff must
 * confirm one that its carrier would not give.
 */
export const shipOrder = (
  ctx: Context,
  orderId: string,
  trackingNumber: string,
  isNumberConfirmed = false,
) =>
  withLockedOrder(ctx, 'order.ship', orderId, async (ctx, order) => {
    const warning = trackingWarning(order.shippingMethod, trackingNumber)
    if (warning !== null && !isNumberConfirmed) return fail(warning)
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
