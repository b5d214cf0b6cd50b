/** Ends the process: at a signal, from the first moment on, or after an uncaught error. */
import { once } from 'node:events'

import { describeError } from '../log/describe-error.ts'
import type { Log } from '../log/log.ts'

/** A close that takes longer than this has failed: requests and jobs get ten seconds each. */
const CLOSE_MS_MAX = 30_000

export type Stopping = {
  /** Aborted once the process should end. Its reason is the uncaught error, if there was one. */
  signal: AbortSignal
  /** Ends the process as a signal does. */
  stop(): void
  /** 1 after an uncaught error, so that a supervisor starts the process again. */
  exitCode(): number
}

export function watchSignals(log: Log): Stopping {
  const controller = new AbortController()
  let exitCode = 0

  const begin = (reason?: unknown): void => {
    if (controller.signal.aborted) return
    controller.abort(reason)
    setTimeout(() => {
      log.error('closing took too long')
      process.exit(1)
    }, CLOSE_MS_MAX).unref()
  }
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      // A second signal ends the process at once.
      if (controller.signal.aborted) process.exit(1)
      begin()
    })
  }
  process.on('uncaughtException', (error) => {
    exitCode = 1
    log.error('an error was not caught, the process ends', { error: describeError(error) })
    begin(error)
  })
  return { signal: controller.signal, stop: () => begin(), exitCode: () => exitCode }
}

export async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort')
}

/** What `work` answers, unless the signal is aborted first: then it rejects, and `work` is left to itself. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const stop = aborted(signal).then(() => {
    throw new StoppedError('stopped while starting')
  })
  // The one that loses the race must not count as uncaught.
  work.catch(() => {})
  stop.catch(() => {})
  return Promise.race([work, stop])
}

class StoppedError extends Error {
  override name = 'StoppedError'
}
