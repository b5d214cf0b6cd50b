/** The carrier's delivery times, on screens, in e-mails and on documents. */
import type { DeliveryTime } from '#domain/shipping/delivery-time.ts'

export const DELIVERY_TIME_NAMES = {
  morning: 'checkout.timeMorning',
  '12-14': 'checkout.time12',
  '14-16': 'checkout.time14',
  '16-18': 'checkout.time16',
  '18-20': 'checkout.time18',
  '19-21': 'checkout.time19',
} as const satisfies Record<DeliveryTime, string>
