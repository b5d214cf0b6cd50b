/** When a delivery that failed is tried again. */
import { RETRY_PAUSES_MINUTES, RETRY_SPREAD } from './policy.ts'

/**
 * Milliseconds until the try after so many. Spread by the delivery's own id, so that the same try of the same
 * delivery always gets the same pause. After the last one there is only the pause in which its outcome must be known.
 */
export function retryPauseMs(attempts: number, deliveryId: string): number {
  const last = RETRY_PAUSES_MINUTES.length - 1
  const minutes = RETRY_PAUSES_MINUTES[Math.min(attempts - 1, last)] ?? RETRY_PAUSES_MINUTES[0]
  const offset = (chanceOf(deliveryId, attempts) * 2 - 1) * RETRY_SPREAD
  return Math.round(minutes * 60_000 * (1 + offset))
}

/** Between 0 and 1: the first digits of a random id, turned on by the golden section for each try. */
function chanceOf(deliveryId: string, attempts: number): number {
  const digits = Number.parseInt(deliveryId.slice(0, 8), 16) / 2 ** 32
  return (digits + attempts * 0.618_034) % 1
}
