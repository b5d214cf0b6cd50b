/** A card as people type it, and as the processor takes it. Used by the test form; real cards never pass through us. */

export type CardInput = { number: string; expiry: string; cvc: string }

export type Card = { number: string; expMonth: string; expYear: string; cvc: string }

export type CardField = keyof CardInput

const digitsOf = (input: string): string => input.normalize('NFKC').replace(/\D/g, '')

/** "4242 4242 4242 4242": full-width digits and any separators are taken. */
export const spacedNumber = (input: string): string =>
  digitsOf(input)
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ')

/** "12 / 30". A single digit above 1 can only be a month of its own. */
export function spacedExpiry(input: string): string {
  const [first = '', ...rest] = input.normalize('NFKC').split(/\D+/)
  const alone = rest.length > 0 && first.length === 1 ? `0${first}` : first
  const digits = (alone + rest.join('')).slice(0, 6)
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  // The slash comes with the first digit of the year, so that it can be deleted again.
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2)}` : padded
}

export const cvcDigits = (input: string): string => digitsOf(input).slice(0, 4)

/** The card, or the fields that cannot be right. Whether it is a card at all is the processor's business. */
export function readCard(input: CardInput): { card: Card } | { errors: CardField[] } {
  const number = digitsOf(input.number)
  const expiry = digitsOf(spacedExpiry(input.expiry))
  const cvc = digitsOf(input.cvc)
  const expMonth = expiry.slice(0, 2)
  const expYear = expiry.slice(2)
  const isMonth = Number(expMonth) >= 1 && Number(expMonth) <= 12
  const errors = [
    ...(number.length >= 12 && number.length <= 19 ? [] : ['number' as const]),
    ...(isMonth && /^(\d{2}|\d{4})$/.test(expYear) ? [] : ['expiry' as const]),
    ...(/^\d{3,4}$/.test(cvc) ? [] : ['cvc' as const]),
  ]
  return errors.length > 0 ? { errors } : { card: { number, expMonth, expYear, cvc } }
}
