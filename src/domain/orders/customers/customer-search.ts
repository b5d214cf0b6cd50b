/** Parses the customer search: start of an address, words of a name, or end of a telephone number. */

const SOUGHT_LENGTH_MAX = 100
const WORDS_MAX = 5
/** Fewer digits would match too many customers. */
const PHONE_DIGITS_MIN = 4

type CustomerSearch = { email: string | null; words: string | null; phoneEnd: string | null }

/** `null` for an empty search. */
export function parseCustomerSearch(input: string): CustomerSearch | null {
  const text = input.normalize('NFKC').trim().slice(0, SOUGHT_LENGTH_MAX).toLowerCase()
  return text === ''
    ? null
    : { email: emailIn(text), words: wordsIn(text), phoneEnd: phoneIn(text) }
}

/** Escapes the wildcards of `like`. */
const emailIn = (text: string): string | null =>
  /^[\w.!#$%&'*+/=?^`{|}~@-]+$/.test(text) ? text.replace(/[\\%_]/g, '\\$&') : null

/** For `to_tsquery`: prefix match of each word. Characters with a meaning there are removed. */
function wordsIn(text: string): string | null {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.length === 0
    ? null
    : words
        .slice(0, WORDS_MAX)
        .map((word) => `${word}:*`)
        .join(' & ')
}

/** Reversed, like the index. The leading zero of an area code is dropped for international numbers. */
function phoneIn(text: string): string | null {
  if (/[^\d\s()+.-]/.test(text)) return null
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length < PHONE_DIGITS_MIN ? null : [...digits].reverse().join('')
}
