/** Which calls are sent again, and when. A call that could be done twice is never repeated without a key. */
import { KEYED_CALLS } from './calls.gen.ts'
import type { AnyRequest, Call, Outcome, Problem } from './outcome.ts'

const FIRST_PAUSE_MS = 500
/** A longer wait is the caller's to decide: the problem says how long it is. */
const PAUSE_MAX_MS = 60_000

type Sending<T> = {
  retries: number
  isTemporary: (problem: Problem) => boolean
  send: (request: AnyRequest) => Promise<Outcome<T>>
}

/** Sends the request up to `retries` times more, with one key for all attempts. */
export async function withRetries<T>(
  name: Call,
  given: AnyRequest,
  { retries, isTemporary, send }: Sending<T>,
): Promise<Outcome<T>> {
  const request = takesKey(name) ? { idempotencyKey: crypto.randomUUID(), ...given } : given
  const isSafe = !name.startsWith('POST ') || takesKey(name)
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await send(request)
    if (outcome.ok || !isSafe || attempt > retries || !isTemporary(outcome.error)) return outcome

    const pause = pauseBefore(attempt, outcome.error)
    if (pause > PAUSE_MAX_MS || given.signal?.aborted) return outcome
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

const takesKey = (name: Call): boolean => (KEYED_CALLS as readonly Call[]).includes(name)

/** As long as the shop says, else longer each time, and never all programs at the same moment. */
function pauseBefore(attempt: number, { data }: Problem): number {
  const { retryAfterSeconds } = data
  if (typeof retryAfterSeconds === 'number') return retryAfterSeconds * 1000
  return FIRST_PAUSE_MS * 2 ** (attempt - 1) * (1 + Math.random())
}
