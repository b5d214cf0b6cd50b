/** Background work that can wait lets requests go first. */
import { setTimeout as pause } from 'node:timers/promises'

import type { LoadCounts } from './load.ts'

/** A process with fewer requests in progress has time for background work. */
const BUSY_REQUESTS = 4
const POLL_MS = 50
/** Work that waited this long goes on, so that it gets its turn under lasting load too. */
const WAIT_MAX_MS = 1_000

export async function untilQuiet(
  load: { snapshot(): Pick<LoadCounts, 'requestsInProgress'> },
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<void> {
  for (let waited = 0; waited < WAIT_MAX_MS; waited += POLL_MS) {
    if (load.snapshot().requestsInProgress < BUSY_REQUESTS) return
    await wait(POLL_MS)
  }
}
