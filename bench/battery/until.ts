import { setTimeout as pause } from 'node:timers/promises'

export type Patience = { signal: AbortSignal; seconds?: number; everyMs?: number }

/** Asks until the answer is neither `false` nor `null`, and gives it back. Throws at the deadline and when the battery is stopped. */
export async function until<T>(
  what: string,
  ask: () => T | Promise<T>,
  { signal, seconds = 60, everyMs = 20 }: Patience,
): Promise<Exclude<T, false | null>> {
  const deadline = performance.now() + seconds * 1000
  for (;;) {
    signal.throwIfAborted()
    const answer = await ask()
    // What is left of the type when the two are excluded.
    if (answer !== false && answer !== null) return answer as Exclude<T, false | null>
    if (performance.now() > deadline) throw new Error(`not within ${seconds} s: ${what}`)
    await pause(everyMs)
  }
}
