import { randomInt } from 'node:crypto'

/** Without I, L, O and U: unambiguous when read aloud or typed into a transfer. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Eight characters in two groups ("7K3M-9QXD"): 40 random bits, so that numbers are not guessable. */
export function newOrderNumber(): string {
  const letters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
