/** The way to an order by the pages on it, as they are counted; `placed` is the order itself. Spec §2. */
export const CHECKOUT_STEPS = {
  order: '/order',
  pre_checkout: '/pre-checkout',
  details: '/checkout/customer-details',
  shipping: '/checkout/shipping-info',
  confirmation: '/checkout/order-confirmation',
  payment: '/checkout/payment-info',
} as const

export type CheckoutStep = keyof typeof CHECKOUT_STEPS

// `Object.keys` gives exactly the keys of this object.
export const CHECKOUT_STEP_NAMES = Object.keys(CHECKOUT_STEPS) as CheckoutStep[]
