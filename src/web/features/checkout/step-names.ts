/** What the tabs of checkout are called, on the page and in its title. */
import type { Translate } from '#i18n/translate.ts'

import type { CheckoutStep } from './steps.ts'

export const STEP_NAMES = {
  'customer-details': 'checkout.tabCustomer',
  'shipping-info': 'checkout.tabShipping',
  'order-confirmation': 'checkout.tabConfirmation',
  'payment-info': 'checkout.tabPayment',
  'completed-order': 'checkout.tabCompleted',
} as const satisfies Record<CheckoutStep, string>

export const stepTitle = (t: Translate, step: CheckoutStep): string =>
  t('checkout.stepTitle', { step: t(STEP_NAMES[step]) })
