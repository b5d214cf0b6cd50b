/** What the clock does to a running shop once a bank order's time is over, done now. */
import { lapseUnpaidOrders } from '#domain/orders/cancelling/expire-orders.server.ts'

import type { JourneyShop } from './journey.ts'
import { asSystem } from './system-context.ts'

/** Its deadline and its days of grace end a second ago. Answers how many orders were given up. */
export async function lapseOrder(shop: JourneyShop, orderId: string): Promise<number> {
  await shop.query("update orders set unpaid_until = now() - interval '1 second' where id = $1", [
    orderId,
  ])
  return asSystem(shop, lapseUnpaidOrders)
}
