/** The outcome of a use case that may refuse. A refusal is a value; an unexpected error is an exception. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E }

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })
export const fail = <const E>(error: E): { ok: false; error: E } => ({ ok: false, error })

/** Stops the work when something that must be true is not. Never for what a caller may cause. */
export function invariant(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Error(`Broken invariant: ${sentence}`)
}
