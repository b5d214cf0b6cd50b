import type pg from 'pg'
import type { Job } from 'pg-boss'

import type { Context } from '#domain/context.ts'
import type { Jobs } from '#domain/jobs.ts'
import type { SendWebhook } from '#domain/webhooks/sender.ts'

import type { Outages } from '../db/outages.ts'
import { errorReportOf, type ReportError } from '../http/report-error.ts'
import { errorLine } from '../log/describe-error.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { CardEventQueue } from '../webhooks/card-event-queue.ts'
import { EMAIL_QUEUES } from './announcements.ts'
import { putBackAfterOutage } from './interrupted.ts'
import { JOB_DEFINITIONS, type JobDefinition, type JobName } from './job-registry.ts'
import { listDue, pollQueues } from './poll-queues.ts'
import { type Queue, workOptions } from './queue.ts'

export type Shift = {
  queue: Queue
  mailer: Mailer
  cardEvents: CardEventQueue
  /** The connections of background work. */
  pool: pg.Pool
  /** A fresh context for each job: the system's own, at the present moment. */
  context: () => Context
  sendWebhook: SendWebhook
  reportError: ReportError
  outages: Outages
  metrics: Pick<Metrics, 'jobFinished'>
}

/** Takes up all background work until the queue is stopped. */
export async function startWorkers(shift: Shift): Promise<void> {
  const { mailer, cardEvents } = shift
  const { boss, wake } = shift.queue
  const held = new Set<string>()
  const onError = (error: Error) => void boss.emit('error', error)
  for (const queue of EMAIL_QUEUES) {
    shift.queue.onEmail(queue, () => mailer.wake(queue))
    // What an earlier process has left.
    mailer.wake(queue)
  }
  cardEvents.wake()
  boss.once('stopped', pollQueues(shift.pool, { held, wake, mailer, cardEvents, onError }))
  for (const [name, definition] of JOB_DEFINITIONS) {
    const worker = { id: '' }
    worker.id = await boss.work<Jobs[JobName]>(name, workOptions(definition), async ([job]) => {
      if (!job) return
      // One announcement may be of many jobs: after each one the worker looks for the next.
      boss.notifyWorker(worker.id)
      held.add(job.id)
      await runHeld(shift, name, definition, job).finally(() => held.delete(job.id))
    })
    if (definition.cron) await boss.schedule(name, definition.cron)
  }
}

/** A job that failed because the database is away goes back to its queue when it is back. */
async function runHeld(
  shift: Shift,
  name: JobName,
  definition: Definition,
  job: TakenJob & Pick<Job, 'signal'>,
): Promise<void> {
  try {
    await runJob(shift, name, definition, job)
  } catch (error) {
    // What was put back is not running: the queue leaves it as it is.
    await putBackAfterOutage(shift.pool, job)
    throw error
  }
}

/** Does everything that is due now and returns how much it was. For tests: no timers. */
export async function runDueJobs(shift: Shift): Promise<number> {
  const { boss } = shift.queue
  let done = (await shift.mailer.sendDue()) + (await shift.cardEvents.handleDue())
  const due = new Set(await listDue(shift.pool))
  for (const [name, definition] of JOB_DEFINITIONS) {
    if (!due.has(name)) continue
    for (const job of await boss.fetch<Jobs[JobName]>(name, { batchSize: 100 })) {
      await runJob(shift, name, definition, job)
      await boss.complete(name, job.id)
      done += 1
    }
  }
  return done
}

type Definition = JobDefinition<Jobs[JobName]>
type TakenJob = Pick<Job<Jobs[JobName]>, 'id' | 'data' | 'retryCount'>

async function runJob(
  shift: Shift,
  name: JobName,
  { run }: Definition,
  { data, retryCount }: TakenJob,
): Promise<void> {
  const { context, metrics, outages, reportError } = shift
  try {
    await run(context(), data, { ...shift, isRepeat: retryCount > 0 })
  } catch (error) {
    metrics.jobFinished(name, 'failed')
    if (!outages.note(error)) reportError(errorReportOf('job', error, { place: name, version: '' }))
    // The queue keeps all that an error says: one of a query carries names, addresses and whole e-mails.
    throw new Error(errorLine(error))
  }
  metrics.jobFinished(name, 'done')
}
