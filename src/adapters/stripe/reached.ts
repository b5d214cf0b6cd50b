/** Separates errors of Stripe from our own. */
import Stripe from 'stripe'

import type { CardRefusal } from '#domain/payments/gateway.ts'
import { fail, ok, type Result } from '#shared/result.ts'

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code

/** Returns a refusal for errors of Stripe or the network. Throws on a wrong call or key, which is our mistake. */
export async function reached<T>(call: () => Promise<T>): Promise<Result<T, CardRefusal>> {
  try {
    return ok(await call())
  } catch (error) {
    if (isSupplierTrouble(error)) return fail('card_unavailable')
    throw error
  }
}

const isSupplierTrouble = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError
