/** What comes next for an order and until when. Spec §1 "shipped within a week", decisions section 7. */

import type { OrderStatus } from '#domain/orders/lifecycle.ts'
import { SHIP_WITHIN_DAYS_AFTER_PAYMENT } from '#domain/orders/policy.ts'
import { addDays } from '#shared/add-time.ts'
import { dayInJapan } from '#shared/japan-day.ts'

export type Deadline = {
  kind: 'transfer' | 'confirm' | 'ship'
  at: Date
  /** The last day in Japan, or after it. */
  isLastDay: boolean
}

type Dated = { status: OrderStatus; paidAt: Date | null; bankDeadlineAt: Date | null }

export function deadlineOf(order: Dated, now: Date): Deadline | null {
  const next = nextOf(order)
  return next && { ...next, isLastDay: dayInJapan(now) >= dayInJapan(next.at) }
}

function nextOf({ status, paidAt, bankDeadlineAt }: Dated): Omit<Deadline, 'isLastDay'> | null {
  if (status === 'awaiting_transfer' && bankDeadlineAt) {
    return { kind: 'transfer', at: bankDeadlineAt }
  }
  if ((status !== 'paid' && status !== 'confirmed') || !paidAt) return null

  const at = addDays(paidAt, SHIP_WITHIN_DAYS_AFTER_PAYMENT)
  return { kind: status === 'paid' ? 'confirm' : 'ship', at }
}
