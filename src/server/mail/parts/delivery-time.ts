/** The buyer's wish for the time of delivery, as e-mails and documents state it. */
import type { DeliveryTime } from '#domain/shipping/delivery-time.ts'
import type { Translate } from '#i18n/translate.ts'

const TIMES = {
  morning: 'checkout.timeMorning',
  '12-14': 'checkout.time12',
  '14-16': 'checkout.time14',
  '16-18': 'checkout.time16',
  '18-20': 'checkout.time18',
  '19-21': 'checkout.time19',
} as const satisfies Record<DeliveryTime, string>

export const timeName = (t: Translate, time: DeliveryTime): string => t(TIMES[time])

export const deliveryTimeText = (t: Translate, time: DeliveryTime): string =>
  t('mail.deliveryTime', { time: timeName(t, time) })
