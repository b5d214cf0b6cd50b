/** Reference data of checkout, named in the language of the page: all of it would be most of the page's data. */
import type { DraftNames } from '#web/draft/draft-callout.tsx'

export type Reference = {
  products: { id: string; name: string }[]
  cartridges: { serial: string; name: string; kind: string }[]
  sdks: { slug: string; name: string }[]
  /** Alpha-2 codes that staff switched off. */
  unavailableCountries: string[]
  /** The version of the terms of sale in force today. */
  termsVersion: string
  /** Devices whose serial number begins like this take the plate type. */
  platePrefix: string
}

/** A scent that is sold no longer is shown by its code. */
export const cartridgeOf = ({ cartridges }: Reference, serial: string) =>
  cartridges.find((it) => it.serial === serial) ?? { serial, name: serial, kind: 'custom' }

export const productName = ({ products }: Reference, id: string): string =>
  products.find((it) => it.id === id)?.name ?? id

export const sdkName = ({ sdks }: Reference, slug: string): string =>
  sdks.find((it) => it.slug === slug)?.name ?? slug

export const draftNames = (reference: Reference): DraftNames => ({
  scent: (serial) => cartridgeOf(reference, serial).name,
  product: (id) => productName(reference, id),
  sdk: (slug) => sdkName(reference, slug),
})
