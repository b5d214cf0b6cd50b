/** Use cases called on a running shop's database: what the clock or the command line would do. */
import { stripeGateway } from '#adapters/stripe/stripe-gateway.ts'
import type { Context } from '#domain/context.ts'
import { NO_OUTSIDE_KEYS } from '#domain/encryption-keys.ts'
import { contextMaker } from '#server/context.ts'
import { openDatabase } from '#server/db/open.ts'
import { openReferenceCache } from '#server/db/reference-cache.ts'
import { startQueue } from '#server/jobs/queue.ts'

import type { JourneyShop } from './journey.ts'

export async function asSystem<Answer>(
  shop: JourneyShop,
  work: (ctx: Context) => Promise<Answer>,
): Promise<Answer> {
  const database = openDatabase({ connectionString: shop.databaseUrl, max: 2 })
  const queue = await startQueue(database.pool, { onError: () => {} })
  try {
    // Nothing that is done here calls the card processor.
    const cards = stripeGateway({
      secretKey: 'sk_test_unused',
      webhookSecrets: ['whsec_unused'],
      fetch,
    })
    const keys = NO_OUTSIDE_KEYS
    const make = contextMaker({
      db: database.db,
      reference: openReferenceCache(),
      queue,
      cards,
      keys,
      undoSeconds: 0,
      now: () => new Date(),
    })
    return await work(make({ kind: 'system' }, 'en'))
  } finally {
    await queue.boss.stop({ graceful: false, close: false })
    await database.close()
  }
}
