/** Delivery times that a buyer may ask for: the classes of the carrier within Japan. Other carriers have none. */
import type { ShippingMethod } from './method.ts'

export const DELIVERY_TIMES = ['morning', '12-14', '14-16', '16-18', '18-20', '19-21'] as const
export type DeliveryTime = (typeof DELIVERY_TIMES)[number]

export const hasDeliveryTimes = (method: ShippingMethod): boolean => method === 'domestic'
