/** Background work that can wait lets requests go first. */
import { setTimeout as pause } from 'node:timers/promises'

import type { LoadCounts } from './load.ts'

/** A process with fewer requests in progress has time for background work. */
const BUSY_REQUESTS = 4
const POLL_MS = 50
/** Work this long after it was due goes on beside requests, so that lasting load delays it by this much and no more. */
const DELAY_MAX_MS = 10_000

/** `dueAt`: when the oldest part of the work was due. */
export async function untilQuiet(
  load: { snapshot(): Pick<LoadCounts, 'requestsInProgress'> },
  dueAt: Date,
  wait: (milliseconds: number) => Promise<unknown> = pause,
  now: () => number = Date.now,
): Promise<void> {
  // The clock of the database may be ahead.
  const endAt = Math.min(dueAt.getTime(), now()) + DELAY_MAX_MS
  while (now() < endAt && load.snapshot().requestsInProgress >= BUSY_REQUESTS) await wait(POLL_MS)
}
