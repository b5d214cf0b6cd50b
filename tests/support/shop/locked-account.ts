/** Tests concurrent transactions on an account deterministically: its row is locked, and the test sees who waits for it. */
import { expect } from 'vitest'

import type { TestShop } from './shop.ts'

const WAITING = `select count(*)::int as waiting from pg_stat_activity
                 where datname = current_database() and wait_event_type = 'Lock'`

/** As a transaction of another process would. `await using held = await holdAccount(shop, id)` */
export async function lockAccountElsewhere(shop: TestShop, userId: string) {
  const client = await shop.pool.connect()
  await client.query('begin')
  await client.query('select 1 from users where id = $1 for update', [userId])
  let isUndecidable = true
  const release = async () => {
    if (!isUndecidable) return
    isUndecidable = false
    await client.query('commit')
    client.release()
  }
  return {
    /** Writes in the transaction that locks the row. */
    write: (text: string, values: unknown[] = []) => client.query(text, values),
    /** Until this many wait for the row. */
    waited: (count: number) =>
      expect
        .poll(async () => (await shop.query<{ waiting: number }>(WAITING))[0]?.waiting, {
          interval: 5,
          timeout: 10_000,
        })
        .toBe(count),
    release,
    [Symbol.asyncDispose]: release,
  }
}
