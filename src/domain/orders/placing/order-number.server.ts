import { randomInt } from 'node:crypto'

/** Without I, L, O and U: nothing to mistake when read out or typed into a transfer. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Eight letters in two groups ("7K3M-9QXD"): 40 random bits, so that no number tells of another. */
export function newOrderNumber(): string {
  const letters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
