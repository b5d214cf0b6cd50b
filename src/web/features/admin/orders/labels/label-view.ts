/** What a printed label says: an address as its country writes it, and where the parcel comes from. */
import { formatPhone } from '#domain/addresses/phone-number.ts'
import { destinationOf } from '#domain/orders/fulfilment/label.ts'
import { organizationOf, recipientOf } from '#domain/orders/recipient.ts'
import { addressLines } from '#domain/shipping/address-lines.ts'
import { JAPAN } from '#domain/shipping/country.ts'

import type { LabelOrder } from './label-rows.ts'

export type Label = ReturnType<typeof labelView>

/** `place` is the Japanese place of the postal code, for an address in Latin letters: the carrier reads both. */
export function labelView(
  order: LabelOrder,
  company: Readonly<Record<string, string>>,
  place: string | null,
) {
  const { number } = order
  const destination = destinationOf(order)
  const recipient = recipientOf(order)
  const isHome = destination === 'japan'
  const lines = addressLines(order, isHome ? 'ja' : 'en', { name: '', company: '' })
  const sender = isHome
    ? [company.legal_name_ja, company.address_ja]
    : [company.legal_name, company.address]
  return {
    number,
    destination,
    /** Lines below each other; the name is next to them. */
    address: isHome
      ? [...(place === null ? [] : [place]), ...lines]
      : [...lines.slice(0, -1), lines.at(-1)?.toUpperCase() ?? ''],
    company: organizationOf(recipient),
    name: isHome ? `${recipient.name} 様` : recipient.name,
    phone: formatPhone(recipient.phone, JAPAN),
    deliveryTime: order.deliveryTime,
    parcels: order.packageCount,
    sender: sender.flatMap((line) => (line ? [line] : [])),
  }
}
