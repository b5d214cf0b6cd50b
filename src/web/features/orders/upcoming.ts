/** The remaining steps of an order. Decisions, section 7. */
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/lifecycle.ts'

const WAY = ['paid', 'confirmed', 'shipped', 'delivered'] as const
export type Upcoming = (typeof WAY)[number]

const BEFORE_PAYMENT: readonly OrderStatus[] = ['created', 'awaiting_transfer']

/** Nothing where an order has ended, or is at a state that this page does not know. */
export function upcomingOf(status: string): readonly Upcoming[] {
  const known = ORDER_STATUSES.find((it) => it === status)
  if (known === undefined) return []
  if (BEFORE_PAYMENT.includes(known)) return WAY
  const at = WAY.findIndex((it) => it === known)
  return at === -1 ? [] : WAY.slice(at + 1)
}
