/** When a paid order arrives, as days in Japan. Within Japan no delivery time is promised, so `arrives` is `null`. */
import { businessDaysAfter } from '#domain/calendar/business-days.ts'
import { dayAfter } from '#domain/calendar/japanese-holidays.ts'
import type { ShippingMethod } from '#domain/shipping/method.ts'

import {
  COURIER_DELIVERY_BUSINESS_DAYS,
  DISPATCH_BUSINESS_DAYS,
  EMS_DELIVERY_WEEKS,
} from './policy.ts'

export type Expected = { dispatchedBy: string; arrives: { from: string; to: string } | null }

export function expectedArrival(method: ShippingMethod, paidOn: string): Expected {
  const dispatchedBy = businessDaysAfter(paidOn, DISPATCH_BUSINESS_DAYS)
  return { dispatchedBy, arrives: arrivalOf(method, paidOn, dispatchedBy) }
}

/** From a dispatch on the day of payment to one on the last day. */
function arrivalOf(method: ShippingMethod, earliest: string, latest: string): Expected['arrives'] {
  switch (method) {
    case 'domestic':
      return null
    case 'ems':
      return {
        from: dayAfter(earliest, EMS_DELIVERY_WEEKS.min * 7),
        to: dayAfter(latest, EMS_DELIVERY_WEEKS.max * 7),
      }
    case 'courier':
      return {
        from: businessDaysAfter(earliest, COURIER_DELIVERY_BUSINESS_DAYS),
        to: businessDaysAfter(latest, COURIER_DELIVERY_BUSINESS_DAYS),
      }
  }
}
