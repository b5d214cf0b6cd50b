/** Folds what a Japanese keyboard types into an address: 丸の内１－２－３ is 丸の内1-2-3. Decisions, section 12. */

const WIDE = /[０-９Ａ-Ｚａ-ｚ]/g
/** Dashes of every keyboard, and the long vowel mark typed as a hyphen, between two numbers. */
const DASH = /(?<=[0-9A-Za-z]) ?[－‐‑‒–—―−ー] ?(?=[0-9A-Za-z])/g

/** Other characters, such as ㈱ and half-width katakana, stay as they were typed. */
export const foldAddress = (line: string): string =>
  line
    .replaceAll(WIDE, (sign) => sign.normalize('NFKC'))
    .replaceAll(DASH, '-')
    .replaceAll(/[\s\u3000]+/g, ' ')
    .trim()
