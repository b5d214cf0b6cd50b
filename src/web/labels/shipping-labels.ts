/** Names of the ways of shipping, and how long each takes. */
import {
  COURIER_DELIVERY_BUSINESS_DAYS,
  DISPATCH_BUSINESS_DAYS,
  EMS_DELIVERY_WEEKS,
} from '#domain/orders/policy.ts'
import type { ShippingMethod } from '#domain/shipping/method.ts'
import type { Translate } from '#i18n/translate.ts'

export const methodName = (t: Translate, method: ShippingMethod): string => t(METHOD_NAMES[method])

const METHOD_NAMES = {
  domestic: 'checkout.methodDomestic',
  ems: 'checkout.methodEms',
  courier: 'checkout.methodCourier',
} as const satisfies Record<ShippingMethod, string>

/** How long the way takes; within Japan no time is promised, so when the goods leave. Spec §9. */
export function methodDays(t: Translate, method: ShippingMethod): string {
  if (method === 'ems') return t('checkout.daysEms', EMS_DELIVERY_WEEKS)
  if (method === 'courier')
    return t('checkout.daysCourier', { days: COURIER_DELIVERY_BUSINESS_DAYS })
  return t('checkout.dispatchUsual', { days: DISPATCH_BUSINESS_DAYS })
}
