/** Notes failures of the database, in few lines however many requests meet them. */
import type { Log } from '../log/log.ts'
import { type Unavailability, unavailabilityOf } from './unavailable.ts'

/** Between two lines about the same reason. */
const LOG_EVERY_MS = 10_000
/** How long after a failed write the disk counts as full until a probe says otherwise. */
const DISK_FULL_MS = 60_000

export type Outages = {
  /** Whether `error` is a database that can't be used. If so it is noted; everything else is the caller's. */
  note(error: unknown): boolean
  /** Whether a write failed for want of space lately, so that readiness must be tried by writing. */
  hasDiskBeenFull(): boolean
  /** A write succeeded again. */
  clearDiskFull(): void
}

type Reported = { at: number; since: number }

export function openOutages(log: Log, now: () => number): Outages {
  const reported = new Map<Unavailability, Reported>()
  let diskFullAt = Number.NEGATIVE_INFINITY

  const report = (reason: Unavailability, error: unknown): void => {
    const last = reported.get(reason)
    if (last && now() - last.at < LOG_EVERY_MS) {
      last.since += 1
      return
    }
    reported.set(reason, { at: now(), since: 0 })
    log.error(`database: ${TEXT[reason]}`, {
      more: last?.since || undefined,
      error: innermost(error),
    })
  }

  return {
    note(error) {
      const reason = unavailabilityOf(error)
      if (reason === null) return false
      if (reason === 'disk_full') diskFullAt = now()
      report(reason, error)
      return true
    },
    hasDiskBeenFull: () => now() - diskFullAt < DISK_FULL_MS,
    clearDiskFull() {
      diskFullAt = Number.NEGATIVE_INFINITY
    },
  }
}

const TEXT = {
  database_down: 'not reachable, requests are answered 503',
  disk_full: 'its disk is full, writes are answered 503',
  no_connection: 'no connection is free, requests are answered 503',
} as const satisfies Record<Unavailability, string>

/** A query's own message carries its values: names, addresses. What caused it does not. */
function innermost(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error)
  const cause = 'cause' in error ? error.cause : undefined
  return cause === undefined ? String(error.message) : innermost(cause)
}
