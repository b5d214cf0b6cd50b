/** Handles the card processor's events, whose rows are the queue (decision 0071). */
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
import { handleAll, openWakeLoop, throughOutage } from '../jobs/row-queue.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** Handled at once: each waits for the processor. */
const AT_ONCE = 8

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
  const queue = { ...parts, stopping: stopping.signal }
  const loop = openWakeLoop(queue, () => handleBatch(queue))
  return {
    wake() {
      if (parts.isTimed) loop.wake()
    },
    handleDue: () => handleAll(() => handleBatch(queue)),
    async stop() {
      stopping.abort()
      await loop.drained()
    },
  }
}

type EventQueue = Parts & { stopping: AbortSignal }

/** `error`: why an event was not handled. */
type Outcome = { error?: unknown }

/** `null` when none is due. */
async function handleBatch(queue: EventQueue): Promise<Outcome[] | null> {
  const events = await takeDueEvents(queue.context(), AT_ONCE)
  if (events.length === 0) return null
  return Promise.all(events.map((event) => handle(queue, event)))
}

async function handle(queue: EventQueue, event: TakenEvent): Promise<Outcome> {
  const { context, metrics, outages, reportError } = queue
  try {
    if (event.attempts > 1) {
      await leaveEventToJob(context(), event.eventId)
    } else {
      await syncEvent(context(), event)
      metrics.jobFinished(NAME, 'done')
    }
    return {}
  } catch (error) {
    metrics.jobFinished(NAME, 'failed')
    if (!outages.note(error)) reportError(errorReportOf('job', error, { place: NAME, version: '' }))
    // Otherwise the event would wait for the end of its lease.
    await throughOutage(queue, () => releaseEvent(context(), event.eventId))
    return { error }
  }
}
