/** Whether the database can serve requests: it answers, and after a full disk it also takes writes again. */
import type pg from 'pg'

import type { Outages } from './outages.ts'

/** About 1.3 MB. */
const PROBE_ROWS = 20_000

export const readinessOf = (pool: pg.Pool, outages: Outages) => async (): Promise<boolean> => {
  try {
    if (!outages.hasDiskBeenFull()) {
      await pool.query('select 1')
      return true
    }
    await writeAndForget(pool)
    outages.clearDiskFull()
    return true
  } catch (error) {
    outages.note(error)
    return false
  }
}

/** A temporary table takes space on the same disk, and gives it back at the end of the transaction. */
async function writeAndForget(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  let isClean = false
  try {
    await client.query('begin')
    await client.query(
      `create temporary table readiness_probe on commit drop as
       select md5(n::text) as filler from generate_series(1, ${PROBE_ROWS}) as n`,
    )
    await client.query('rollback')
    isClean = true
  } finally {
    // A connection inside a failed transaction must not return to the pool: its next user would fail too.
    client.release(!isClean)
  }
}
