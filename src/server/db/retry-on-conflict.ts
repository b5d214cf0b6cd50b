/** Retries a transaction, or a statement of its own, that failed because of another one: a deadlock, a serialization failure, a key that it took first. */
import { setTimeout as pause } from 'node:timers/promises'

import { codeOf } from '#server/process/error-facts.ts'

const ATTEMPTS_MAX = 3
const PAUSE_MS_MAX = 50
/** Deadlock, serialization failure, and a value that another transaction has written first, such as an order's number. */
const CLASHES = new Set(['40P01', '40001', '23505'])

/**
 * `work` is a whole transaction without other effects; it runs again from its first line. Part of a transaction
 * can't be retried.
 */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work()
    } catch (error) {
      if (tried >= ATTEMPTS_MAX || !isConflict(error)) throw error
    }
    // Both transactions would conflict again at once.
    await pause(Math.random() * PAUSE_MS_MAX * tried)
  }
}

function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return CLASHES.has(codeOf(error) ?? '') || isConflict(error.cause)
}
