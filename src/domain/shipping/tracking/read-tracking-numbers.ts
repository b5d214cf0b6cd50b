import { fail, ok, type Result } from '#shared/result.ts'
import { singleLine } from '#shared/text-schema.ts'

import type { ShippingMethod } from '../method.ts'
import {
  bareNumber,
  splitTrackingNumbers,
  type TrackingRefusal,
  trackingWarning,
} from './tracking.ts'

const TrackingNumber = singleLine(60)
/** As many as packages. */
const PARCELS_MAX = 99

/** One number per parcel of an order, or why they can't be sent. `isConfirmed`: staff say that doubtful ones are right. */
export function readTrackingNumbers(
  method: ShippingMethod,
  text: string,
  isConfirmed = false,
): Result<string[], TrackingRefusal> {
  const numbers = splitTrackingNumbers(text)
  if (numbers.length === 0) return fail('tracking_missing')
  const isLong = numbers.some((number) => !TrackingNumber.safeParse(number).success)
  if (isLong || numbers.length > PARCELS_MAX) return fail('tracking_long')
  if (new Set(numbers.map(bareNumber)).size < numbers.length) return fail('tracking_twice')
  const warning = numbers.map((number) => trackingWarning(method, number)).find(Boolean)
  return warning && !isConfirmed ? fail(warning) : ok(numbers)
}
