/** From when the cartridges of an order are reckoned to be in use. */
import type { OrderDetailWire } from '#contract/orders.ts'
import { wasSent } from '#domain/orders/lifecycle.ts'
import { dayInJapan } from '#shared/japan-day.ts'

export type SentOrder = Pick<OrderDetailWire, 'status' | 'timeline'>

/** `null` for an order that was not sent. */
export function usedSince({ status, timeline }: SentOrder) {
  if (!wasSent(status)) return null
  const isDelivered = timeline.some(({ kind }) => kind === 'delivered')
  const kind = isDelivered ? 'delivered' : 'shipped'
  const at = timeline.findLast((event) => event.kind === kind)?.at
  return at === undefined ? null : { day: dayInJapan(new Date(at)), isDelivered }
}
