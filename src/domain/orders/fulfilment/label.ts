/** Which parcels get a shipping label: those ready to ship, and shipped ones on request. Decisions, section 12. */
import { JAPAN } from '#domain/shipping/country.ts'

import { type OrderStatus, orderCan, wasSent } from '../lifecycle.ts'

export const NO_LABEL_REASONS = ['not_paid', 'not_confirmed', 'sent', 'over'] as const
export type NoLabelReason = (typeof NO_LABEL_REASONS)[number]

type Labelled = { status: OrderStatus }

/** Why an order gets no label; `null` when it gets one. A returned parcel is shipped again only on request. */
export function noLabelReasonOf(
  order: Labelled,
  { takesSent }: { takesSent: boolean },
): NoLabelReason | null {
  if (orderCan.ship(order)) return null
  if (wasSent(order.status)) return takesSent ? null : 'sent'
  if (orderCan.bePaid(order)) return 'not_paid'
  return orderCan.confirm(order) ? 'not_confirmed' : 'over'
}

/** Domestic and international carriers have different software and columns. */
export const LABEL_DESTINATIONS = ['japan', 'abroad'] as const
export type LabelDestination = (typeof LABEL_DESTINATIONS)[number]

export const destinationOf = ({ country }: { country: string }): LabelDestination =>
  country === JAPAN ? 'japan' : 'abroad'
