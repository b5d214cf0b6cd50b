/**
 * The five tabs of checkout. Spec §2, §4 "Checkout flow". Which one is open is derived: the address asks,
 * the draft answers.
 */
import type { OrderDraft } from '../../draft/order-draft.ts'
import { validateCustomer, validateShipping } from './fields/validation.ts'

export const STEPS = [
  'customer-details',
  'shipping-info',
  'order-confirmation',
  'payment-info',
  'completed-order',
] as const
export type CheckoutStep = (typeof STEPS)[number]

/** The EU question and the terms: part of the first step, with an address of its own. */
export const PRE_CHECKOUT = '/pre-checkout'

const TERMS_NOT_ACCEPTED = 'not_accepted'

/** The tab of an address; `/checkout` begins with the first. */
export const stepAt = (pathname: string): CheckoutStep =>
  STEPS.find((step) => pathname.startsWith(pathOfStep(step))) ?? 'customer-details'

export const pathOfStep = (step: CheckoutStep): string => `/checkout/${step}`

export const completedPath = (orderId: string): string =>
  `/checkout/completed?order=${encodeURIComponent(orderId)}`

/** Names the order, so that one the draft does not hold can be paid too. */
export const paymentPath = (orderId: string): string =>
  `${pathOfStep('payment-info')}?order=${encodeURIComponent(orderId)}`

/** A form counts when it was sent and would be taken today: a field that was emptied later asks again. */
export function furthestStep(draft: OrderDraft): CheckoutStep {
  if (draft.placed !== null) {
    return draft.orderState === 'completed' ? 'completed-order' : 'payment-info'
  }
  const isSent = (step: CheckoutStep) => draft.confirmedSteps.includes(step)
  if (!isSent('customer-details') || validateCustomer(draft).length > 0) return 'customer-details'
  if (!isSent('shipping-info') || validateShipping(draft).length > 0) return 'shipping-info'
  return 'order-confirmation'
}

/** A link may ask for an earlier step, never for a later one. */
export function stepFor(asked: string | null, draft: OrderDraft): CheckoutStep {
  const furthest = furthestStep(draft)
  const step = STEPS.find((candidate) => candidate === asked)
  return step && STEPS.indexOf(step) < STEPS.indexOf(furthest) ? step : furthest
}

/**
 * What must be done before checkout begins. An order that was placed has all of it behind it. Terms that
 * were accepted count in their present version only; `null` where it is not known.
 */
export function detourOf(
  draft: OrderDraft,
  termsVersion: string | null,
): '/order' | typeof PRE_CHECKOUT | null {
  if (draft.placed !== null) return null
  if (draft.selectedCartridges.length === 0 || draft.kits + draft.refills === 0) return '/order'
  const { isAgreedTerms } = draft
  const isAccepted =
    isAgreedTerms !== TERMS_NOT_ACCEPTED && isAgreedTerms === (termsVersion ?? isAgreedTerms)
  return isAccepted ? null : PRE_CHECKOUT
}

/** Marks a form as sent; the order is that of the tabs. */
export const withStep = (confirmed: readonly string[], step: CheckoutStep): string[] =>
  STEPS.filter((it) => it === step || confirmed.includes(it))
