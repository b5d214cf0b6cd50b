/** Later work, kept in the same PostgreSQL as the business it follows from. */
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, PgBoss, type SendOptions } from 'pg-boss'

import type { Database } from '#domain/context.ts'
import type { DeadJobs, Jobs } from '#domain/jobs.ts'

import { deadJobsIn } from './dead-jobs.ts'
import { JOB_TRIES } from './tries.ts'

export type JobName = keyof Jobs

/** Between two looks at the queue; a notification usually comes first. */
const POLLING_SECONDS = 2

export type Queue = {
  boss: PgBoss
  /** Remembers work in the transaction `db` is in. */
  enqueue<Name extends JobName>(db: Database, name: Name, payload: Jobs[Name]): Promise<void>
  /** What was given up, as it is seen and changed through `db`. */
  deadJobs(db: Database): DeadJobs
}

/** Queue tables and one queue for each job; safe to run at every start. */
export async function prepareQueue(pool: pg.Pool): Promise<void> {
  const boss = bossOn(pool, { migrate: true })
  await boss.start()
  for (const [name, tries] of Object.entries(JOB_TRIES)) {
    const options = { retryLimit: tries - 1, retryDelay: 1, retryBackoff: true, retryDelayMax: 900 }
    if (await boss.getQueue(name)) await boss.updateQueue(name, options)
    else await boss.createQueue(name, { ...options, notify: true })
  }
  await boss.stop({ graceful: false, close: false })
}

export async function startQueue(
  pool: pg.Pool,
  options: { isWorker: boolean; log: (line: string) => void },
): Promise<Queue> {
  const boss = bossOn(pool, { migrate: false, isWorker: options.isWorker })
  boss.on('error', (error) => options.log(`jobs: ${error.message}`))
  await boss.start()

  return {
    boss,
    async enqueue(db, name, payload) {
      await boss.send(name, payload, { db: fromDrizzle(db, sql), ...groupOf(payload) })
    },
    deadJobs: (db) => deadJobsIn(db, boss),
  }
}

/** What leads to one place outside, so that a slow one does not hold up all others. */
const groupOf = (payload: Jobs[JobName]) =>
  'endpointId' in payload ? { group: { id: payload.endpointId } } : {}

export const workOptions = (atOnce?: { all: number; ofGroup: number }) => ({
  pollingIntervalSeconds: POLLING_SECONDS,
  batchSize: 1,
  ...(atOnce && { localConcurrency: atOnce.all, localGroupConcurrency: atOnce.ofGroup }),
})

const bossOn = (
  pool: pg.Pool,
  { migrate, isWorker = false }: { migrate: boolean; isWorker?: boolean },
): PgBoss => new PgBoss({ db: executorOn(pool), migrate, supervise: isWorker, schedule: isWorker })

const executorOn = (pool: pg.Pool): NonNullable<SendOptions['db']> => ({
  executeSql: (text, values) => pool.query(text, values),
})
