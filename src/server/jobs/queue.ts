/** The job queue, in the same PostgreSQL as the business rows, so that both commit together. */
import type pg from 'pg'
import { type Db, PgBoss } from 'pg-boss'

import type { Database } from '#domain/database.ts'
import type { FailedJobs, Jobs } from '#domain/jobs.ts'

import type { PgNotifications } from '../db/pg-notifications.ts'
import { type EmailQueue, openAnnouncements } from './announcements.ts'
import { failedJobsIn, indexFailedJobs } from './failed-jobs.ts'
import { LEASE_SECONDS, RENEWAL_SECONDS } from './interrupted.ts'
import { JOB_DEFINITIONS, type JobDefinition, type JobName } from './job-registry.ts'

/** Workers are woken by announcements and by `poll-queues.ts`; this is the library's own polling, which must have a value. */
const OWN_POLLING_SECONDS = 3_600
/** Pauses double up to this: 40 attempts outlast a weekend's outage, and the next attempt comes soon after it ends. */
const RETRY_SECONDS_MAX = 7_200

export type Queue = {
  boss: PgBoss
  /** Remembers work in the transaction `db` is in. To be announced after commit. */
  enqueue<Name extends JobName>(db: Database, name: Name, payload: Jobs[Name]): Promise<void>
  announce(name: JobName | EmailQueue): void
  /** Lets this process's workers of a queue look for jobs. */
  wake(name: string): void
  /** E-mails are announced here too; their queue is the outbox. */
  onEmail(queue: EmailQueue, wake: () => void): void
  /** What failed, as it is seen and changed through `db`. */
  failedJobs(db: Database): FailedJobs
}

/** Queue tables and one queue for each job; safe to run at every start. */
export async function prepareQueue(pool: pg.Pool): Promise<void> {
  const boss = bossOn(pool, { migrate: true })
  await boss.start()
  for (const [name, { attempts = 1 }] of JOB_DEFINITIONS) {
    const options = {
      retryLimit: attempts - 1,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: RETRY_SECONDS_MAX,
      heartbeatSeconds: LEASE_SECONDS,
      // `announcements.ts` does it after commit.
      notify: false,
    }
    if (await boss.getQueue(name)) await boss.updateQueue(name, options)
    else await boss.createQueue(name, options)
  }
  const known = new Set<string>(JOB_DEFINITIONS.map(([name]) => name))
  for (const { name } of await boss.getSchedules()) {
    if (!known.has(name)) await boss.unschedule(name)
  }
  await boss.stop({ graceful: false, close: false })
  await indexFailedJobs(pool)
}

export async function startQueue(
  pool: pg.Pool,
  {
    notifications = null,
    onError,
  }: {
    /** For a process with workers: their announcements of new jobs arrive here. */
    notifications?: PgNotifications | null
    /** Called for errors outside of any job. */
    onError: (error: Error) => void
  },
): Promise<Queue> {
  const workers: Workers = { wake: () => {} }
  const boss = bossOn(pool, { migrate: false, workers: notifications && workers })
  boss.on('error', onError)
  await boss.start()
  const mailers = new Map<string, () => void>()
  const wake = (name: string) => {
    const wakeMailer = mailers.get(name)
    if (wakeMailer) wakeMailer()
    else workers.wake(name)
  }
  const announcements =
    notifications && (await openAnnouncements(pool, notifications, { wake, onError }))
  boss.once('stopped', () => announcements?.close())

  return {
    boss,
    async enqueue(db, name, payload) {
      await boss.send(name, payload, { db: executorOn(clientOf(db)), ...placeOf(payload) })
    },
    announce: (name) => announcements?.announce(name),
    wake,
    onEmail: (queue, wake) => void mailers.set(queue, wake),
    failedJobs: (db) => failedJobsIn(db, boss),
  }
}

/** Jobs for one external host form a group, so that a slow host does not delay the others. */
const placeOf = (payload: Jobs[JobName]) =>
  'endpointId' in payload && { group: { id: payload.endpointId } }

export const workOptions = ({ atOnce }: JobDefinition<never>) =>
  ({
    pollingIntervalSeconds: OWN_POLLING_SECONDS,
    heartbeatRefreshSeconds: RENEWAL_SECONDS,
    ...(atOnce && { localConcurrency: atOnce.all, localGroupConcurrency: atOnce.ofGroup }),
  }) as const

/** How the queue's workers are woken, once there are any. */
type Workers = { wake: (name: string) => void }

const bossOn = (
  pool: pg.Pool,
  { migrate, workers = null }: { migrate: boolean; workers?: Workers | null },
): PgBoss => {
  const isWorker = workers !== null
  return new PgBoss({
    db: { ...executorOn(pool), ...(isWorker && { listen: listenFor(workers) }) },
    migrate,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
  })
}

const executorOn = (client: pg.Pool | pg.PoolClient): Db => ({
  executeSql: (text, values) => client.query(text, values),
})

/** `open.ts` and `transaction.ts` make every database from a pool or a connection. */
const clientOf = (db: Database) => (db as Database & { $client: pg.Pool | pg.PoolClient }).$client

/** What the queue would do when it is notified, we do when a job is announced. */
const listenFor =
  (workers: Workers): NonNullable<Db['listen']> =>
  async (_channel, hear) => {
    workers.wake = hear
    return { close: async () => {} }
  }
