/** Jobs whose process died, or whose database did: they go back to their queue (decision 0034). */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Job } from 'pg-boss'

import { retryOnConflict } from '../db/retry-on-conflict.ts'

/** A job belongs to the process that took it for this long after each heartbeat. */
export const LEASE_SECONDS = 20
/** Between two heartbeats: a process that is busy, or waits for its database, misses many before it loses a job. */
export const RENEWAL_SECONDS = 2
/** Between two looks at whether a database that is away has come back. */
const OUTAGE_POLLING_MS = 200

const INTERRUPTED = 'interrupted: the process or its database ended while the job ran'

type Pool = Pick<pg.Pool, 'query'>
type Attempt = Pick<Job, 'id' | 'retryCount' | 'signal'>

/**
 * Releases every job that is marked as running. Called once, before any worker starts, by the process that opened
 * the data directory: the processes that held them are dead.
 */
export const putBackAll = (pool: Pool): Promise<void> => putBack(pool, 'true', [])

/** Releases jobs whose lease has expired, except those that this process is doing. */
export const putBackExpired = (pool: Pool, held: readonly string[]): Promise<void> =>
  putBack(pool, EXPIRED, [held])

/**
 * Asked about a job that failed. If the database is away, waits for it and puts the job back, since the queue could not
 * note the failure either and it would wait for its lease.
 */
export async function putBackAfterOutage(
  pool: Pool,
  { id, retryCount, signal }: Attempt,
): Promise<void> {
  if (await answers(pool)) return

  while (!signal.aborted) {
    await pause(OUTAGE_POLLING_MS)
    if (await answers(pool)) return putBack(pool, 'id = $1 and retry_count = $2', [id, retryCount])
  }
}

const answers = (pool: Pool): Promise<boolean> =>
  pool.query('select 1').then(
    () => true,
    () => false,
  )

const EXPIRED = `heartbeat_on < now() - heartbeat_seconds * interval '1 second' and id <> all($1::uuid[])`

/**
 * An interruption counts as a try and is repeated at once; after a second one in a row the job itself may be what ends
 * the process, and waits as after any failure. A job of the clock, which is never tried again when it fails, is
 * repeated once.
 */
async function putBack(pool: Pool, which: string, values: unknown[]): Promise<void> {
  await retryOnConflict(() =>
    pool.query(
      `update pgboss.job
     set state = case when ${MAY_REPEAT} then 'retry' else 'failed' end::pgboss.job_state,
         completed_on = case when ${MAY_REPEAT} then null else now() end,
         start_after = case when output ->> 'message' = '${INTERRUPTED}'
           then now() + ${PAUSE_SECONDS} * interval '1 second' else now() end,
         heartbeat_on = null,
         output = jsonb_build_object('message', '${INTERRUPTED}')
     where state = 'active' and ${which}`,
      values,
    ),
  )
}

const MAY_REPEAT = 'retry_count < greatest(retry_limit, 1)'
const PAUSE_SECONDS =
  'least(retry_delay_max, greatest(retry_delay, 1) * 2 ^ least(retry_count, 16))'
