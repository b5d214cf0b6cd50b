/** Normalises typed telephone numbers. `phone-number.ts`, which is large, parses them. */

const DIGITS_MIN = 6

/** A Japanese keyboard types long vowel marks and wide dashes where a hyphen is meant. */
export const normalPhone = (input: string): string =>
  input
    .normalize('NFKC')
    .replaceAll(/[‐‑‒–—―−ー]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Enough digits for a telephone number. Other text, such as an extension, is for human readers. */
export const isPhone = (input: string): boolean =>
  (normalPhone(input).match(/\d/g)?.length ?? 0) >= DIGITS_MIN
