/**
 * A proof of work for the visitor's machine. The browser computes it in small steps, so that typing never
 * waits for it; the code is loaded only when a visitor sends a message.
 */
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

const WORK_MS_MAX = 30_000

/** `null` when a slow machine did not come to an end. */
export async function responseTo(given: unknown): Promise<string | null> {
  // The server makes it; what does not fit throws in the library and counts as no response.
  const challenge = given as Challenge
  const solution = await solveChallenge({ challenge, deriveKey, timeout: WORK_MS_MAX })
  return solution && btoa(JSON.stringify({ challenge, solution }))
}
