/** What may be said of a document before it is made. */
import type { AddressedWire } from '#contract/documents.ts'
import type { Honorific } from '#domain/orders/documents/documents.ts'
import type { Locale } from '#shared/locale.ts'

export type Addressed = {
  locale: Locale
  addressee: string
  honorific: Honorific
  proviso: string
}

/** A company is addressed as such, and so is whoever asks without a name: until something else is chosen. */
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
