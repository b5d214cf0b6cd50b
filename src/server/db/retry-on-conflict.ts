/** What the database ended because two stood in each other's way is done once more: it was undone whole. */
import { setTimeout as pause } from 'node:timers/promises'

const ATTEMPTS_MAX = 3
const PAUSE_MS_MAX = 50
/** A circle of waiting, and a moment that can't be put in a row with another. */
const CLASHES = new Set(['40P01', '40001'])

/**
 * `work` is a whole transaction that writes rows and nothing else; it is begun anew from its first line. A part of one can't
 * be repeated by itself.
 */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work()
    } catch (error) {
      if (tried >= ATTEMPTS_MAX || !isConflict(error)) throw error
    }
    // Both would meet again at the same moment.
    await pause(Math.random() * PAUSE_MS_MAX * tried)
  }
}

function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : null
  return (typeof code === 'string' && CLASHES.has(code)) || isConflict(error.cause)
}
