/** The webhook for partners when an order changes its state: goods, money and state, without personal data. */
import type { Context } from '#domain/context.ts'
import { parcelsOf } from '#domain/shipping/tracking/tracking.ts'
import { kindOfStatus } from '#domain/webhooks/kinds.ts'
import { notifyPartners } from '#domain/webhooks/notify-partners.server.ts'

import { findDemand, type Order } from './store.server.ts'

type ChangedOrder = Pick<Order, 'id' | 'number' | 'status' | 'currency' | 'totalMinor'> &
  Parameters<typeof parcelsOf>[0]

/** `order` is what its write makes it, which may be on its way in the same round trip. */
export const publishOrderEvent = (ctx: Context, order: ChangedOrder): Promise<void> =>
  notifyPartners(ctx, kindOfStatus(order.status), async () => ({
    orderId: order.id,
    orderNumber: order.number,
    status: order.status,
    currency: order.currency,
    totalChargeAmount: order.totalMinor,
    selectedCartridges: (await findDemand(ctx, order.id)).sort((one, other) =>
      one.serial < other.serial ? -1 : 1,
    ),
    trackingNumber: order.trackingNumbers[0] ?? null,
    parcels: parcelsOf(order),
  }))
