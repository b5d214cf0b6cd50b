/**
 * Sends what is due in the outbox, whose rows are the queue (decision 0069). E-mails that a person waits for have a queue of
 * their own, because a batch can take minutes with a slow mail server.
 */
import { randomUUID } from 'node:crypto'

import type { Context } from '#domain/context.ts'
import {
  oldestDue,
  type QueuedEmail,
  recordOutcomes,
  releaseInterrupted,
  releaseTaken,
  renewTaken,
  takeDueEmails,
} from '#domain/mail/outbox.server.ts'
import { MAIL_LEASE_SECONDS } from '#domain/mail/policy.ts'

import type { Outages } from '../db/outages.ts'
import { errorReportOf, type ReportError } from '../http/report-error.ts'
import { EMAIL_QUEUES, type EmailQueue, emailQueue } from '../jobs/announcements.ts'
import { RENEWAL_SECONDS } from '../jobs/interrupted.ts'
import { handleAll, openWakeLoop, throughOutage } from '../jobs/row-queue.ts'
import type { Load } from '../load/load.ts'
import { untilQuiet } from '../load/until-quiet.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { asError } from '../process/error-facts.ts'
import { type Attempt, type Batch, type EmailTransport, sendEmails } from './send-emails.ts'

/** Taken at once. They are read for with as many queries as one. */
const BATCH_SIZE = 25

export type Mailer = {
  /** Sends what is due, in the background. */
  wake(queue: EmailQueue): void
  /** Finds what was not announced: held e-mails, further attempts, and what a process left that is gone. */
  poll(): Promise<void>
  /** Everything that is due now, and how much it was; throws what failed first. For tests: no timers. */
  sendDue(): Promise<number>
  stop(): Promise<void>
}

type Parts = {
  /** A fresh context of background work: the system's own, at the present moment. */
  context: () => Context
  emailTransport: EmailTransport
  load: Pick<Load, 'snapshot'>
  outages: Pick<Outages, 'note'>
  reportError: ReportError
  metrics: Pick<Metrics, 'emailTried'>
  onError: (error: Error) => void
}

export function openMailer(parts: Parts): Mailer {
  const stopping = new AbortController()
  const sender = { ...parts, id: randomUUID(), stopping: stopping.signal }
  const queues = {
    emails: openWakeLoop(sender, async () => {
      const dueAt = await oldestDue(parts.context(), false)
      if (dueAt) await untilQuiet(parts.load, dueAt)
      return dueAt ? sendBatch(sender, false) : null
    }),
    emails_awaited: openWakeLoop(sender, () => sendBatch(sender, true)),
  }

  return {
    wake: (queue) => queues[queue].wake(),
    async poll() {
      await releaseInterrupted(parts.context(), sender.id)
      for (const queue of EMAIL_QUEUES) queues[queue].wake()
    },
    async sendDue() {
      // In this order: a person is waiting for the first ones.
      const awaited = await handleAll(() => sendBatch(sender, true))
      return awaited + (await handleAll(() => sendBatch(sender, false)))
    },
    async stop() {
      stopping.abort()
      await Promise.all(EMAIL_QUEUES.map((queue) => queues[queue].drained()))
    },
  }
}

type Sender = Parts & {
  /** Whose the rows are that it has taken. */
  id: string
  stopping: AbortSignal
}

/** Takes and sends up to a batch; `null` when none is due. */
async function sendBatch(sender: Sender, isAwaited: boolean): Promise<Attempt[] | null> {
  const { id } = sender
  const takenAt = performance.now()
  const ctx = sender.context()
  const mails = await takeDueEmails(ctx, { isAwaited, takenBy: id, limit: BATCH_SIZE })
  if (mails.length === 0) return null

  using hold = holdOn(sender, mails, takenAt)
  const batch: Batch = {
    mails,
    mayBegin: () => hold.isValid() && !sender.stopping.aborted,
    record: (ctx, outcomes) => recordOutcomes(ctx, id, outcomes),
    // What was posted must not be posted again because the database was away for a moment.
    throughOutage: (work) => throughOutage(sender, work),
  }
  const attempts = await sendEmails(ctx, batch, sender.emailTransport)
  for (const attempt of attempts) report(sender, attempt, isAwaited)

  const begun = new Set(idsOf(attempts.map(({ mail }) => mail)))
  const left = idsOf(mails).filter((id) => !begun.has(id))
  if (left.length > 0) await releaseTaken(ctx, id, left)
  return attempts
}

const idsOf = (mails: readonly QueuedEmail[]): string[] => mails.map(({ id }) => id)

/** Renews the hold on some e-mails until it is disposed of. */
function holdOn(sender: Sender, mails: readonly QueuedEmail[], takenAt: number) {
  const { context, id } = sender
  let renewedAt = takenAt
  const renew = async () => {
    const at = performance.now()
    try {
      await renewTaken(context(), id, idsOf(mails))
      renewedAt = at
    } catch (error) {
      sender.onError(asError(error))
    }
  }
  const timer = setInterval(() => void renew(), RENEWAL_SECONDS * 1000)
  return {
    /** A process that was too busy to renew it finds out here, before its timers run. */
    isValid: () => performance.now() - renewedAt < MAIL_LEASE_SECONDS * 1000,
    [Symbol.dispose]: () => clearInterval(timer),
  }
}

function report({ metrics, outages, reportError }: Sender, attempt: Attempt, isAwaited: boolean) {
  metrics.emailTried(attempt.state)
  if (!('error' in attempt) || outages.note(attempt.error)) return
  reportError(errorReportOf('job', attempt.error, { place: emailQueue(isAwaited), version: '' }))
}
