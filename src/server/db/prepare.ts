import type pg from 'pg'

import { prepareQueue } from '#server/jobs/queue.ts'

import { migrateSchema, withSchemaLock } from './migrate.ts'
import { seedShop } from './seed/seed.ts'

/** Schema, job queue and first rows, in this order; safe to run at every start and by several processes. */
export async function prepareDatabase(pool: pg.Pool): Promise<void> {
  await withSchemaLock(pool, async (client) => {
    await migrateSchema(client)
    await seedShop(client)
    await prepareQueue(pool)
  })
}
