import type pg from 'pg'
import type { Job } from 'pg-boss'

import type { Context } from '#domain/context.ts'
import type { Jobs } from '#domain/jobs.ts'
import type { SendWebhook } from '#domain/webhooks/sender.ts'
import type { EmailTransport } from '#server/mail/send-email.ts'

import type { Outages } from '../db/outages.ts'
import { errorReportOf, type ReportError } from '../http/report-error.ts'
import { errorLine } from '../log/describe-error.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { putBackAfterOutage, reclaimExpired } from './interrupted.ts'
import { type JobDefinition, jobRegistry } from './job-registry.ts'
import { type JobName, type Queue, workOptions } from './queue.ts'

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
}

/** Takes up all background work until the queue is stopped. */
export async function startWorkers(shift: Shift): Promise<void> {
  const { boss } = shift.queue
  const held = new Set<string>()
  const onError = (error: Error) => void boss.emit('error', error)
  boss.once('stopped', reclaimExpired(shift.pool, { held, onError }))
  for (const [name, definition] of jobDefinitions()) {
    const worker = { id: '' }
    worker.id = await boss.work<Jobs[JobName]>(
      name,
      workOptions(definition.atOnce),
      async ([job]) => {
        // Several jobs may come with one notification: after each job the worker looks for the next.
        boss.notifyWorker(worker.id)
        if (!job) return
        held.add(job.id)
        await runHeld(shift, name, definition, job).finally(() => held.delete(job.id))
      },
    )
    if (definition.cron) await boss.schedule(name, definition.cron)
  }
}

async function runHeld(
  shift: Shift,
  name: JobName,
  definition: JobDefinition<Jobs[JobName]>,
  job: Job<Jobs[JobName]>,
): Promise<void> {
  try {
    await runJob(shift, name, definition, job)
  } catch (error) {
    if (!(await putBackAfterOutage(shift.pool, job))) throw error
  }
}

/** Does everything that is due now and returns how much it was. For tests: no timers. */
export async function runDueJobs(shift: Shift): Promise<number> {
  let done = 0
  for (const [name, definition] of jobDefinitions()) {
    for (const job of await shift.queue.boss.fetch<Jobs[JobName]>(name, { batchSize: 100 })) {
      await runJob(shift, name, definition, job)
      await shift.queue.boss.complete(name, job.id)
      done += 1
    }
  }
  return done
}

async function runJob(
  { context, emailTransport, sendWebhook, reportError, outages, metrics }: Shift,
  name: JobName,
  definition: JobDefinition<Jobs[JobName]>,
  { data, retryCount }: Pick<Job<Jobs[JobName]>, 'data' | 'retryCount'>,
): Promise<void> {
  const tools = { emailTransport, sendWebhook, isRepeat: retryCount > 0 }
  try {
    await definition.run(context(), data, tools)
    metrics.jobFinished(name, 'done')
  } catch (error) {
    metrics.jobFinished(name, 'failed')
    if (!outages.note(error)) reportError(errorReportOf('job', error, { place: name, version: '' }))
    // The queue keeps all that an error says: one of a query carries names, addresses and whole e-mails.
    throw new Error(errorLine(error))
  }
}

// The registry pairs every name with its own payload; the queue hands back what was put in under that name.
const jobDefinitions = () =>
  Object.entries(jobRegistry) as [JobName, JobDefinition<Jobs[JobName]>][]
