/** Handles the card processor's events, whose rows are the queue (decision 0071). */
import { setTimeout as pause } from 'node:timers/promises'

import type { Context } from '#domain/context.ts'
import { syncEvent } from '#domain/orders/card-payments/sweep-payments.server.ts'
import {
  leaveEventToJob,
  releaseEvent,
  type TakenEvent,
  takeDueEvents,
} from '#domain/payments/receive-event.server.ts'

import type { Outages } from '../db/outages.ts'
import { errorReportOf, type ReportError } from '../http/report-error.ts'
import type { JobName } from '../jobs/job-registry.ts'
import { errorLine } from '../log/describe-error.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** Handled at once: each waits for the processor. */
const AT_ONCE = 8
const OUTAGE_POLLING_MS = 200
/** How long a process that stops waits for what it is handling. The rest is left to its next start. */
const DRAIN_MS = 10_000

/** Also in the metrics of the job that tries an event again. */
const NAME = 'payments.sync_webhook' satisfies JobName

export type CardEventQueue = {
  /** Handles what is due, in the background. */
  wake(): void
  /** Everything that is due now, and how much it was; throws what failed first. For tests: no timers. */
  handleDue(): Promise<number>
  stop(): Promise<void>
}

type Parts = {
  /** A fresh context of background work: the system's own, at the present moment. */
  context: () => Context
  outages: Pick<Outages, 'note'>
  reportError: ReportError
  metrics: Pick<Metrics, 'jobFinished'>
  /** Off where a test does the work itself, with `handleDue`. */
  isTimed: boolean
  onError: (error: Error) => void
}

export function openCardEventQueue(parts: Parts): CardEventQueue {
  const stopping = new AbortController()
  let isWoken = false
  let running: Promise<void> | null = null
  const run = async () => {
    try {
      while (isWoken && !stopping.signal.aborted) {
        isWoken = false
        if (await handleBatch(parts, stopping.signal)) isWoken = true
      }
    } catch (error) {
      // The next poll wakes it.
      parts.onError(error instanceof Error ? error : new Error(String(error)))
    }
    running = null
  }

  return {
    wake() {
      if (!parts.isTimed) return
      isWoken = true
      running ??= run()
    },
    async handleDue() {
      let handled = 0
      for (;;) {
        const outcomes = await handleBatch(parts, stopping.signal)
        if (outcomes === null) return handled
        const failed = outcomes.find((outcome) => outcome !== null)
        if (failed) throw new Error(errorLine(failed.error))
        handled += outcomes.length
      }
    },
    async stop() {
      stopping.abort()
      await Promise.race([running, pause(DRAIN_MS, undefined, { ref: false })])
    },
  }
}

/** Why an event was not handled; `null` for one that was. */
type Outcome = { error: unknown } | null

/** `null` when none is due. */
async function handleBatch(parts: Parts, signal: AbortSignal): Promise<Outcome[] | null> {
  const events = await takeDueEvents(parts.context(), AT_ONCE)
  if (events.length === 0) return null
  return Promise.all(events.map((event) => handle(parts, event, signal)))
}

async function handle(parts: Parts, event: TakenEvent, signal: AbortSignal): Promise<Outcome> {
  const { context, metrics, outages, reportError } = parts
  try {
    if (event.attempts > 1) {
      await leaveEventToJob(context(), event.eventId)
    } else {
      await syncEvent(context(), event)
      metrics.jobFinished(NAME, 'done')
    }
    return null
  } catch (error) {
    metrics.jobFinished(NAME, 'failed')
    if (!outages.note(error)) reportError(errorReportOf('job', error, { place: NAME, version: '' }))
    await release(parts, event, signal)
    return { error }
  }
}

/** Once the database answers: otherwise the event would wait for its lease. */
async function release(
  { context, outages }: Parts,
  { eventId }: TakenEvent,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      return await releaseEvent(context(), eventId)
    } catch (error) {
      if (!outages.note(error)) throw error
    }
    await pause(OUTAGE_POLLING_MS)
  }
}
