/** Options of a document before it is issued. */
import type { AddressedWire } from '#contract/documents.ts'
import type { Honorific } from '#domain/orders/documents/documents.ts'
import type { Locale } from '#shared/locale.ts'

export type Addressed = {
  locale: Locale
  addressee: string
  honorific: Honorific
  proviso: string
}

/** The default form of address: that of a company, also for people without a name. */
export const addressedTo = (
  locale: Locale,
  { company, name }: { company: string; name: string },
): Addressed => ({
  locale,
  addressee: company || name,
  honorific: name !== '' && company === '' ? 'person' : 'organization',
  proviso: '',
})

export const addressedWire = ({ addressee, proviso, ...chosen }: Addressed): AddressedWire => ({
  ...chosen,
  addressee: addressee.trim(),
  proviso: proviso.trim(),
})
