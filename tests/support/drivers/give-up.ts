/** What the clock does to a running shop once a bank order's time is over, done now and beside it. */
import { stripeGateway } from '#adapters/stripe/stripe-gateway.ts'
import { NO_OUTSIDE_KEYS } from '#domain/encryption-keys.ts'
import { lapseUnpaidOrders } from '#domain/orders/cancelling/expire-orders.server.ts'
import { contextMaker } from '#server/context.ts'
import { openDatabase } from '#server/db/open.ts'
import { startQueue } from '#server/jobs/queue.ts'

import { attachEmbeddedPostgres } from '../../../src/server/db/embedded.ts'
import type { JourneyShop } from './journey.ts'

/** Its deadline and its days of grace end a second ago. Answers how many orders were given up. */
export async function giveUpOrder(shop: JourneyShop, orderId: string): Promise<number> {
  await shop.query("update orders set unpaid_until = now() - interval '1 second' where id = $1", [
    orderId,
  ])
  const connection = await attachEmbeddedPostgres(shop.dataDir)
  const database = openDatabase({ ...connection, max: 2 })
  const queue = await startQueue(database.pool, { onError: () => {} })
  try {
    // A bank order has no card that would have to be taken back.
    const cards = stripeGateway({
      secretKey: 'sk_test_unused',
      webhookSecrets: ['whsec_unused'],
      fetch,
    })
    const keys = NO_OUTSIDE_KEYS
    const make = contextMaker({ db: database.db, queue, cards, keys, now: () => new Date() })
    return await lapseUnpaidOrders(make({ kind: 'system' }, 'en'))
  } finally {
    await queue.boss.stop({ graceful: false, close: false })
    await database.close()
  }
}
