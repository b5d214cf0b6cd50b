/** What staff can do with an order on its page, and what comes back when it is refused. */
import { orderCan } from '#domain/orders/lifecycle.ts'
import type { Order } from '#domain/orders/order-view.ts'

const WORKS = ['record_transfer', 'confirm', 'ship', 'deliver', 'cancel'] as const
export type Work = (typeof WORKS)[number]

export type Typed = Record<'trackingNumber' | 'amount' | 'payerName' | 'receivedOn', string>

export type WorkFault = { field: keyof Typed; code: 'text' | 'amount' | 'day' }

/** `code` is a problem's; `null` when only fields are wrong. */
export type Refused = {
  work: Work | null
  code: string | null
  faults: readonly WorkFault[]
  typed: Typed
}

export const isWork = (word: string | null): word is Work => WORKS.some((work) => work === word)

/** The step that comes next; canceling is offered beside it. */
export function nextWorkOf(order: Pick<Order, 'status'>): Exclude<Work, 'cancel'> | null {
  if (orderCan.recordTransfer(order)) return 'record_transfer'
  if (orderCan.confirm(order)) return 'confirm'
  if (orderCan.ship(order)) return 'ship'
  return orderCan.deliver(order) ? 'deliver' : null
}
