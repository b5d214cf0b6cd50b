/** Reference data of checkout: names of products, countries, the company. */
import { type Locale, type LocalizedText, textIn } from '#shared/locale.ts'
import type { DraftNames } from '#web/draft/draft-callout.tsx'

export type Reference = {
  products: { id: string; name: LocalizedText }[]
  cartridges: { serial: string; name: LocalizedText; kind: string }[]
  sdks: { slug: string; name: LocalizedText }[]
  /** Alpha-2 codes that staff switched off. */
  unavailableCountries: string[]
  /** The version of the terms of sale in force today. */
  termsVersion: string
  /** Devices whose serial number begins like this take the plate type. */
  platePrefix: string
}

/** A scent that is sold no longer is shown by its code. */
export function cartridgeOf(reference: Reference, serial: string, locale: Locale) {
  const found = reference.cartridges.find((it) => it.serial === serial)
  return {
    serial,
    name: found ? textIn(found.name, locale) : serial,
    kind: found?.kind ?? 'custom',
  }
}

export function productName(reference: Reference, id: string, locale: Locale): string {
  const found = reference.products.find((it) => it.id === id)
  return found ? textIn(found.name, locale) : id
}

export function sdkName(reference: Reference, slug: string, locale: Locale): string {
  const found = reference.sdks.find((it) => it.slug === slug)
  return found ? textIn(found.name, locale) : slug
}

export const draftNames = (reference: Reference, locale: Locale): DraftNames => ({
  scent: (serial) => cartridgeOf(reference, serial, locale).name,
  product: (id) => productName(reference, id, locale),
  sdk: (slug) => sdkName(reference, slug, locale),
})
