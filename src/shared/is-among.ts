/** A type guard: whether a value is one of these words. Without the mark, a page would load each module that calls it. */
/* @__NO_SIDE_EFFECTS__ */
export const isAmong =
  <const Word extends string>(words: readonly Word[]) =>
  (value: unknown): value is Word =>
    words.some((word) => word === value)
