/** What staff type to find a customer: the beginning of an address, words of a name, or the end of a telephone number. */

const SOUGHT_LENGTH_MAX = 100
const WORDS_MAX = 5
/** Fewer digits at the end would find half of everybody. */
const PHONE_DIGITS_MIN = 4

type CustomerSearch = { email: string | null; words: string | null; phoneEnd: string | null }

/** `null` where nothing was typed. */
export function parseCustomerSearch(input: string): CustomerSearch | null {
  const text = input.normalize('NFKC').trim().slice(0, SOUGHT_LENGTH_MAX).toLowerCase()
  return text === ''
    ? null
    : { email: emailIn(text), words: wordsIn(text), phoneEnd: phoneIn(text) }
}

/** For `like`: what stands for anything there stands for itself. */
const emailIn = (text: string): string | null =>
  /^[\w.!#$%&'*+/=?^`{|}~@-]+$/.test(text) ? text.replace(/[\\%_]/g, '\\$&') : null

/** For `to_tsquery`: each word begins one of the name's. Signs mean something there and are left out. */
function wordsIn(text: string): string | null {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.length === 0
    ? null
    : words
        .slice(0, WORDS_MAX)
        .map((word) => `${word}:*`)
        .join(' & ')
}

/** Turned around, because the index is. A zero before the area code falls away abroad. */
function phoneIn(text: string): string | null {
  if (/[^\d\s()+.-]/.test(text)) return null
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length < PHONE_DIGITS_MIN ? null : [...digits].reverse().join('')
}
