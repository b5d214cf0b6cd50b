/** Options of a document before it is issued. */
import type { AddressedWire } from '#contract/documents.ts'
import { addresseeOf, type Honorific, honorificOf } from '#domain/orders/documents/documents.ts'
import type { Locale } from '#shared/locale.ts'

export type Addressed = {
  locale: Locale
  /** A line each for company, department and person. */
  addressee: string
  honorific: Honorific
  proviso: string
  subject: string
}

type Buyer = Parameters<typeof addresseeOf>[0]

export const addressedTo = (locale: Locale, buyer: Buyer): Addressed => ({
  locale,
  addressee: addresseeOf(buyer),
  honorific: honorificOf(buyer),
  proviso: '',
  subject: '',
})

export const addressedWire = ({
  addressee,
  proviso,
  subject,
  ...chosen
}: Addressed): AddressedWire => ({
  ...chosen,
  addressee: addressee.trim(),
  proviso: proviso.trim(),
  subject: subject.trim(),
})

/** What was not changed is left to the server: a delivery note is made out to the recipient. */
export function changedWire(addressed: Addressed, buyer: Buyer): AddressedWire {
  const { addressee, honorific } = addressedTo(addressed.locale, buyer)
  const isSame = addressed.addressee === addressee && addressed.honorific === honorific
  const wire = addressedWire(addressed)
  return isSame ? { ...wire, addressee: '', honorific: null } : wire
}
