/** What partners are told when an order enters a state: goods, money and where it stands; nothing about the buyer. */
import type { Context } from '#domain/context.ts'
import { kindOfStatus } from '#domain/webhooks/kinds.ts'
import { notifyPartners } from '#domain/webhooks/notify-partners.server.ts'

import { findDemand, type Order } from './store.server.ts'

export const publishOrderEvent = (ctx: Context, order: Order): Promise<void> =>
  notifyPartners(ctx, kindOfStatus(order.status), async () => ({
    order_id: order.id,
    number: order.number,
    status: order.status,
    currency: order.currency,
    total: order.totalMinor,
    items: (await findDemand(ctx, order.id)).sort((one, other) =>
      one.serial < other.serial ? -1 : 1,
    ),
    tracking_number: order.trackingNumber,
  }))
