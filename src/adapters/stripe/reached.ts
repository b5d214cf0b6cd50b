/** Which trouble is Stripe's, and which is ours. */
import Stripe from 'stripe'

import type { CardRefusal } from '#domain/payments/gateway.ts'
import { fail, ok, type Result } from '#shared/result.ts'

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code

/** Trouble of the supplier or of the way to it is a refusal. A wrong call or a wrong key is our mistake and flies. */
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
