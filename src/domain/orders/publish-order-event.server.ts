/** The webhook for partners when an order changes its state: goods, money and state, without personal data. */
import type { Context } from '#domain/context.ts'
import { parcelsOf } from '#domain/shipping/tracking/tracking.ts'
import { kindOfStatus } from '#domain/webhooks/kinds.ts'
import { notifyPartners } from '#domain/webhooks/notify-partners.server.ts'

import type { OrderStatus } from './lifecycle.ts'
import { findDemand, type Order } from './store.server.ts'

/** `changing` is the order in its new state, whose write may be on its way in the same round trip. */
export const publishOrderEvent = (
  ctx: Context,
  status: OrderStatus,
  changing: Promise<Order>,
): Promise<void> =>
  notifyPartners(ctx, kindOfStatus(status), async () => {
    const order = await changing
    const cartridges = await findDemand(ctx, order.id)
    return {
      orderId: order.id,
      orderNumber: order.number,
      status,
      currency: order.currency,
      totalChargeAmount: order.totalMinor,
      selectedCartridges: cartridges.sort((one, other) => (one.serial < other.serial ? -1 : 1)),
      trackingNumber: order.trackingNumbers[0] ?? null,
      parcels: parcelsOf(order),
    }
  })
