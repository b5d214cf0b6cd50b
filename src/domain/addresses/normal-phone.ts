/** Telephone numbers as people type them. What they are in the world is told by `phone-number.ts`, which is heavy. */

const DIGITS_MIN = 6

/** A Japanese keyboard types long vowel marks and wide dashes where a hyphen is meant. */
export const normalPhone = (input: string): string =>
  input
    .normalize('NFKC')
    .replaceAll(/[‐‑‒–—―−ー]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Enough digits to call somebody. What else stands there, such as an extension, is for people to read. */
export const isPhone = (input: string): boolean =>
  (normalPhone(input).match(/\d/g)?.length ?? 0) >= DIGITS_MIN
