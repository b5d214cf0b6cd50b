/** What queues whose rows are in a table of their own have in common (decisions 0069 and 0071). */
import { setTimeout as pause } from 'node:timers/promises'

import type { Outages } from '../db/outages.ts'
import { errorLine } from '../log/describe-error.ts'
import { asError } from '../process/error-facts.ts'

/** Between two tries to write to a database that is away. */
const OUTAGE_POLLING_MS = 200
/** How long a process that stops waits for what it is doing. The rest is left to its next start. */
const DRAIN_MS = 10_000

/** What became of the rows that were taken, with an `error` where one failed; `null` when none is due. */
type Batch = readonly object[] | null

type Parts = {
  stopping: AbortSignal
  onError: (error: Error) => void
}

/** Calls `handle` until nothing is due, one call at a time. What wakes it meanwhile makes it look once more. */
export function openWakeLoop({ stopping, onError }: Parts, handle: () => Promise<Batch>) {
  let isWoken = false
  let running: Promise<void> | null = null
  const run = async () => {
    try {
      while (isWoken && !stopping.aborted) {
        isWoken = false
        if (await handle()) isWoken = true
      }
    } catch (error) {
      // The next poll wakes it.
      onError(asError(error))
    }
    running = null
  }
  return {
    wake() {
      isWoken = true
      running ??= run()
    },
    /** After `stopping` was aborted: waits for what it is doing, but not for long. */
    async drained(): Promise<void> {
      await Promise.race([running, pause(DRAIN_MS, undefined, { ref: false })])
    },
  }
}

/** Handles everything that is due now, and says how much it was; throws what failed first. For tests: no timers. */
export async function handleAll(handle: () => Promise<Batch>): Promise<number> {
  let handled = 0
  for (let batch = await handle(); batch !== null; batch = await handle()) {
    const failed = batch.find((outcome) => 'error' in outcome)
    if (failed) throw new Error(errorLine(failed.error))
    handled += batch.length
  }
  return handled
}

/** Repeats what fails because the database is away, until the process stops. */
export async function throughOutage<T>(
  { outages, stopping }: { outages: Pick<Outages, 'note'>; stopping: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!outages.note(error) || stopping.aborted) throw error
    }
    await pause(OUTAGE_POLLING_MS)
  }
}
