/** What each test card does. The numbers are Stripe's own, except the slow one. */
import type { CardFace, WireError } from './wire.ts'

export type CardNumbers = { number: string; expMonth: string; expYear: string; cvc: string | null }

export type CardError = Pick<WireError, 'code' | 'decline_code' | 'message' | 'param'>

/** What the bank says in the end, once no more is asked of the customer. */
export type Outcome = 'succeeds' | 'declined'

export type Verdict =
  | { kind: 'succeeds' }
  | { kind: 'declined'; error: CardError }
  | { kind: 'challenge'; outcome: Outcome }
  | { kind: 'slow' }

export type Judgement =
  | { kind: 'malformed'; error: CardError }
  | { kind: 'judged'; face: CardFace; verdict: Verdict }

export const GENERIC_DECLINE: CardError = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
}

export const AUTHENTICATION_FAILURE: CardError = {
  code: 'payment_intent_authentication_failure',
  message:
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
}

const EXPIRED: CardError = { code: 'expired_card', message: 'Your card has expired.' }

const NOT_A_TEST_CARD: CardError = {
  code: 'card_declined',
  decline_code: 'test_mode_live_card',
  message: 'Your card was declined. This is a payment sandbox: only test cards work.',
}

const declined = (error: CardError): Verdict => ({ kind: 'declined', error })

/** How long a slow card stays in `processing`, by the sandbox's clock. */
export const SLOW_CARD_SECONDS = 3

const VERDICTS: Readonly<Record<string, Verdict>> = {
  '4242424242424242': { kind: 'succeeds' },
  '4000000000000002': declined(GENERIC_DECLINE),
  '4000000000009995': declined({
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  }),
  '4000000000000069': declined(EXPIRED),
  '4000000000000127': declined({
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  }),
  '4000000000000119': declined({
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  }),
  '4000002760003184': { kind: 'challenge', outcome: 'succeeds' },
  '4000000000003220': { kind: 'challenge', outcome: 'succeeds' },
  '4000008400001629': { kind: 'challenge', outcome: 'declined' },
  '4000000000000077': { kind: 'slow' },
}

/** Stripe's names of test payment methods, for callers that never handle numbers. */
export const TEST_PAYMENT_METHODS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_authenticationRequired: '4000002760003184',
}

export function evaluateCard(card: CardNumbers, now: Date): Judgement {
  const number = card.number.replace(/[\s-]/g, '')
  const error = malformed(number, card)
  if (error) return { kind: 'malformed', error }

  const verdict = isPast(card, now)
    ? declined(EXPIRED)
    : (VERDICTS[number] ?? declined(NOT_A_TEST_CARD))
  return { kind: 'judged', face: { brand: brandOf(number), last4: number.slice(-4) }, verdict }
}

function malformed(number: string, { expMonth, expYear, cvc }: CardNumbers): CardError | null {
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    return {
      code: 'incorrect_number',
      message: 'Your card number is incorrect.',
      param: 'number',
    }
  }
  if (!/^(0?[1-9]|1[0-2])$/.test(expMonth)) {
    return {
      code: 'invalid_expiry_month',
      message: "Your card's expiration month is invalid.",
      param: 'exp_month',
    }
  }
  if (!/^(\d{2}|\d{4})$/.test(expYear)) {
    return {
      code: 'invalid_expiry_year',
      message: "Your card's expiration year is invalid.",
      param: 'exp_year',
    }
  }
  const cvcLength = brandOf(number) === 'amex' ? 4 : 3
  if (cvc !== null && !(/^\d+$/.test(cvc) && cvc.length === cvcLength)) {
    return { code: 'invalid_cvc', message: "Your card's security code is invalid.", param: 'cvc' }
  }
  return null
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** A card is good until the last day of its month. */
function isPast({ expMonth, expYear }: CardNumbers, now: Date): boolean {
  const year = expYear.length === 2 ? 2000 + Number(expYear) : Number(expYear)
  return Date.UTC(year, Number(expMonth), 1) <= now.getTime()
}

function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa'
  if (/^3[47]/.test(number)) return 'amex'
  if (/^35/.test(number)) return 'jcb'
  return /^(5[1-5]|2[2-7])/.test(number) ? 'mastercard' : 'unknown'
}
