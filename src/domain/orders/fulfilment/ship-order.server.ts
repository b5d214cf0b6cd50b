import type { Context } from '#domain/context.ts'
import { readTrackingNumbers } from '#domain/shipping/tracking/read-tracking-numbers.ts'
import { joinTrackingNumbers } from '#domain/shipping/tracking/tracking.ts'

import { moveOrderAndEmail, withLockedOrder } from '../locked-order.server.ts'

/**
 * Staff handed the parcels to the carrier. The buyer receives the tracking numbers by e-mail, so staff must
 * confirm one that its carrier would not give. A parcel that follows later is added by editing the order.
 */
export const shipOrder = (
  ctx: Context,
  orderId: string,
  trackingNumbers: string,
  areConfirmed = false,
) =>
  withLockedOrder(ctx, 'order.ship', orderId, async (ctx, order) => {
    const read = readTrackingNumbers(order.shippingMethod, trackingNumbers, areConfirmed)
    if (!read.ok) return read
    return moveOrderAndEmail(
      ctx,
      order,
      {
        to: 'shipped',
        detail: { trackingNumber: joinTrackingNumbers(read.value) },
        change: { trackingNumbers: read.value, shippedAt: ctx.now },
      },
      'order_shipped',
    )
  })
