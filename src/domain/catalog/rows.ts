/** The catalogue's public entries. */
import type { LocalizedText } from '#shared/locale.ts'

/** A text that an entry may lack; without English it has none. */
export const optionalText = (
  en: string | null,
  ja: string | null,
  ko: string | null,
): LocalizedText | null => (en === null ? null : { en, ja, ko })

export type CartridgeRow = {
  serial: string
  name: LocalizedText
  kind: string
  active: number
  priceJpy: number | null
  priceUsdMinor: number | null
  /** On hand minus reserved. */
  available: number
}

export type KindRow = { kind: string; label: LocalizedText }

export type ProductRow = {
  id: string
  slug: string
  name: LocalizedText
  tagline: LocalizedText
  isSold: boolean
}

export type ApplicationRow = {
  slug: string
  name: LocalizedText
  tagline: LocalizedText
  /** Operating systems as their makers spell them: `Windows`, `iOS`. */
  platforms: string[]
}

export type SdkRow = {
  slug: string
  name: LocalizedText
  platform: string
  version: string
  priceJpy: number
  priceUsdMinor: number
}
