/** Values that follow what is wanted of them: fast at first, then gently, and at any moment towards something new. */

/** One step of `elapsedMs`; about two thirds of the way are made in `easeMs`. Arrives exactly. */
export function glided(
  value: number,
  wanted: number,
  { elapsedMs, easeMs, near }: { elapsedMs: number; easeMs: number; near: number },
): number {
  const next = wanted + (value - wanted) * Math.exp(-elapsedMs / easeMs)
  return Math.abs(next - wanted) < near ? wanted : next
}
