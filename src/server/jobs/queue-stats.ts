/** How many jobs wait, and for how long, for monitoring. */
import type pg from 'pg'

import { FAILED_JOBS } from './failed-jobs.ts'
import { JOB_DEFINITIONS, type JobName } from './job-registry.ts'

export type QueueStats = {
  name: JobName
  /** Not begun, or to be tried again: due now or later. */
  waiting: number
  active: number
  /** Given up, as the console counts it. */
  failed: number
  /** How long the oldest job that is due has not been begun; 0 when none is due. */
  oldestWaitingSeconds: number
}

/**
 * One row for each kind of job, also for those with nothing to do. Done jobs, which are most of the table, are not
 * read, but for whether a failed job of the clock went well later.
 */
export async function queueStats(pool: Pick<pg.Pool, 'query'>): Promise<QueueStats[]> {
  const { rows } = await pool.query<QueueStats>(
    `select name,
       count(*) filter (where state in ('created', 'retry'))::int as waiting,
       count(*) filter (where state = 'active')::int as active,
       count(*) filter (where state = 'failed')::int as failed,
       coalesce(extract(epoch from now() - min(greatest(created_on, start_after))
         filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8
         as "oldestWaitingSeconds"
     from (
       select name, state, created_on, start_after from pgboss.job
       where state in ('created', 'retry', 'active')
       union all
       select name, state, created_on, start_after from pgboss.job where ${FAILED_JOBS}
       union all
       select '${CARD_EVENTS}', 'created', received_at, due_at from webhook_events where due_at is not null
     ) jobs
     group by name`,
  )
  const found = new Map(rows.map((row) => [row.name, row]))
  return JOB_DEFINITIONS.map(([name]) => found.get(name) ?? { name, ...NOTHING })
}

/** Events of the card processor wait in rows of their own, and in a job only after a failure. */
const CARD_EVENTS = 'payments.sync_webhook' satisfies JobName
const NOTHING = { waiting: 0, active: 0, failed: 0, oldestWaitingSeconds: 0 }
