import type pg from 'pg'
import type { Job, JobResult, JobWithMetadata } from 'pg-boss'

import type { Context } from '#domain/context.ts'
import type { Jobs } from '#domain/jobs.ts'
import type { SendWebhook } from '#domain/webhooks/sender.ts'
import type { EmailTransport } from '#server/mail/send-emails.ts'

import type { Outages } from '../db/outages.ts'
import { errorReportOf, type ReportError } from '../http/report-error.ts'
import type { Load } from '../load/load.ts'
import { untilQuiet } from '../load/until-quiet.ts'
import { errorLine } from '../log/describe-error.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { putBackAfterOutage } from './interrupted.ts'
import { JOB_DEFINITIONS, type JobDefinition, type JobName } from './job-registry.ts'
import { listDue, pollQueues } from './poll-queues.ts'
import { type Queue, workOptions } from './queue.ts'

export type Shift = {
  queue: Queue
  /** The connections of background work. */
  pool: pg.Pool
  /** A fresh context for each job: the system's own, at the present moment. */
  context: () => Context
  emailTransport: EmailTransport
  sendWebhook: SendWebhook
  reportError: ReportError
  outages: Outages
  metrics: Pick<Metrics, 'jobFinished'>
  load: Pick<Load, 'snapshot'>
}

/** Takes up all background work until the queue is stopped. */
export async function startWorkers(shift: Shift): Promise<void> {
  const { boss } = shift.queue
  const held = new Set<string>()
  const onError = (error: Error) => void boss.emit('error', error)
  const { wake } = shift.queue
  boss.once('stopped', pollQueues(shift.pool, { held, wake, onError }))
  for (const [name, definition] of JOB_DEFINITIONS) {
    const worker = { id: '' }
    worker.id = await boss.work<Jobs[JobName]>(name, workOptions(definition), async (jobs) => {
      // One announcement may be of many jobs: after each batch the worker looks for the next.
      boss.notifyWorker(worker.id)
      for (const { id } of jobs) held.add(id)
      if (definition.canWait) await untilQuiet(shift.load, dueAtOf(jobs))
      return runHeld(shift, name, definition, jobs).finally(() => {
        for (const { id } of jobs) held.delete(id)
      })
    })
    if (definition.cron) await boss.schedule(name, definition.cron)
  }
}

/** When the oldest of some jobs was due. A fetched job has all its fields where `workOptions` asks for them. */
const dueAtOf = (jobs: readonly Job[]): Date =>
  new Date(Math.min(...jobs.map((job) => (job as JobWithMetadata).startAfter.getTime())))

/** Jobs that failed because the database is away go back to their queue when it is back. */
async function runHeld(
  shift: Shift,
  name: JobName,
  definition: Definition,
  jobs: readonly TakenJob[],
): Promise<JobResult[]> {
  const results = await runJobs(shift, name, definition, jobs)
  const failed = new Set(results.filter(hasFailed).map(({ id }) => id))
  await putBackAfterOutage(
    shift.pool,
    jobs.filter(({ id }) => failed.has(id)),
  )
  // Of these the queue settles only what is still marked as running.
  return results
}

/** Does everything that is due now and returns how much it was. For tests: no timers. */
export async function runDueJobs(shift: Shift): Promise<number> {
  const { boss } = shift.queue
  const { signal } = new AbortController()
  const due = new Set(await listDue(shift.pool))
  let done = 0
  for (const [name, definition] of JOB_DEFINITIONS) {
    if (!due.has(name)) continue
    const jobs = await boss.fetch<Jobs[JobName]>(name, { batchSize: 100 })
    const { batchSize = 1 } = definition
    for (let at = 0; at < jobs.length; at += batchSize) {
      const batch = jobs.slice(at, at + batchSize).map((job) => ({ ...job, signal }))
      const results = await runJobs(shift, name, definition, batch)
      const failed = results.find(hasFailed)
      const completed = results.filter((result) => !hasFailed(result)).map(({ id }) => id)
      if (completed.length > 0) await boss.complete(name, completed)
      if (failed) throw failed.output
      done += completed.length
    }
  }
  return done
}

type Definition = JobDefinition<Jobs[JobName]>
type TakenJob = Pick<Job<Jobs[JobName]>, 'id' | 'data' | 'retryCount' | 'signal'>

const hasFailed = ({ status }: JobResult): boolean => status === 'failed'

async function runJobs(
  shift: Shift,
  name: JobName,
  definition: Definition,
  jobs: readonly TakenJob[],
): Promise<JobResult[]> {
  const outcomes = await attempt(shift, definition, jobs)
  return jobs.map(({ id }, at) => resultOf(shift, name, id, outcomes[at]))
}

async function attempt(
  shift: Shift,
  definition: Definition,
  jobs: readonly TakenJob[],
): Promise<PromiseSettledResult<unknown>[]> {
  const { context, outages } = shift
  if ('run' in definition) {
    const { run } = definition
    return Promise.allSettled(
      jobs.map(({ data, retryCount }) =>
        run(context(), data, { ...shift, isRepeat: retryCount > 0 }),
      ),
    )
  }
  try {
    return await definition.runBatch(context(), jobs, shift)
  } catch (error) {
    if (jobs.length === 1 || outages.note(error)) {
      return jobs.map(() => ({ status: 'rejected', reason: error }))
    }
    // One job that can't be read must not fail the others.
    const alone: PromiseSettledResult<unknown>[] = []
    for (const job of jobs) alone.push(...(await attempt(shift, definition, [job])))
    return alone
  }
}

function resultOf(
  { reportError, outages, metrics }: Shift,
  name: JobName,
  id: string,
  outcome: PromiseSettledResult<unknown> | undefined,
): JobResult {
  if (outcome?.status !== 'rejected') {
    metrics.jobFinished(name, 'done')
    return { id, status: 'completed' }
  }
  const error: unknown = outcome.reason
  metrics.jobFinished(name, 'failed')
  if (!outages.note(error)) reportError(errorReportOf('job', error, { place: name, version: '' }))
  // The queue keeps all that an error says: one of a query carries names, addresses and whole e-mails.
  return { id, status: 'failed', output: new Error(errorLine(error)) }
}
