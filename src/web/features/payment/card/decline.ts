/** Why a card was not charged, in our words. Codes are the processor's; one we do not know is a plain refusal. */
import type { Translate } from '#i18n/translate.ts'
import type { FieldError } from '#web/ui/error-summary.tsx'

const KEYS = {
  card_declined: 'checkout.declineGeneric',
  generic_decline: 'checkout.declineGeneric',
  insufficient_funds: 'checkout.declineFunds',
  expired_card: 'checkout.declineExpired',
  incorrect_cvc: 'checkout.declineCvc',
  invalid_cvc: 'checkout.declineCvc',
  incorrect_number: 'checkout.declineNumber',
  invalid_number: 'checkout.declineNumber',
  invalid_expiry_month: 'checkout.declineExpiry',
  invalid_expiry_year: 'checkout.declineExpiry',
  processing_error: 'checkout.declineProcessing',
  test_mode_live_card: 'checkout.declineNotTest',
  payment_intent_authentication_failure: 'checkout.declineAuthentication',
} as const satisfies Record<string, string>

const isKnown = (code: string): code is keyof typeof KEYS => Object.hasOwn(KEYS, code)

export const declineText = (t: Translate, code: string): string =>
  t(isKnown(code) ? KEYS[code] : 'checkout.declineGeneric')

/** The cause first, then that nothing was charged. */
export const declineErrors = (t: Translate, code: string): FieldError[] =>
  [declineText(t, code), t('checkout.safeToRetry')].map((message) => ({ fieldId: null, message }))
