/** The remaining time of a message. Paused and resumed, it goes on with what was left. Pure: the clock is a parameter. */

export type Countdown = { leftMs: number /** `null` while it is held. */; since: number | null }

/** Nobody can finish a sentence in less, so what was held is shown for at least this long afterwards. @internal */
export const LEFT_AFTER_HOLD_MIN_MS = 1000

export const startCountdown = (durationMs: number, now: number): Countdown => ({
  leftMs: durationMs,
  since: now,
})

export function hold({ leftMs, since }: Countdown, now: number): Countdown {
  if (since === null) return { leftMs, since }
  const left = leftMs - (now - since)
  return { leftMs: Math.max(left, LEFT_AFTER_HOLD_MIN_MS), since: null }
}

export const release = ({ leftMs, since }: Countdown, now: number): Countdown => ({
  leftMs,
  since: since ?? now,
})
