/** The catalogue's public entries. */
import type { LocalizedText } from '#shared/locale.ts'

type Named = { nameEn: string; nameJa: string | null; nameKo: string | null }

/** The name of an entry in every language. */
export const namesOf = ({ nameEn, nameJa, nameKo }: Named): LocalizedText => ({
  en: nameEn,
  ja: nameJa,
  ko: nameKo,
})

/** A text that an entry may lack; without English it has none. */
export const optionalText = (
  en: string | null,
  ja: string | null,
  ko: string | null,
): LocalizedText | null => (en === null ? null : { en, ja, ko })

export type CartridgeRow = {
  serial: string
  nameEn: string
  nameJa: string | null
  nameKo: string | null
  kind: string
  active: number
  priceJpy: number | null
  priceUsdMinor: number | null
  /** On hand minus reserved. */
  available: number
}

export type KindRow = {
  kind: string
  labelEn: string
  labelJa: string | null
  labelKo: string | null
}

export type ProductRow = {
  id: string
  slug: string
  nameEn: string
  nameJa: string | null
  nameKo: string | null
  taglineEn: string
  taglineJa: string | null
  taglineKo: string | null
  isSold: boolean
}

export type ApplicationRow = {
  slug: string
  nameEn: string
  nameJa: string | null
  nameKo: string | null
  taglineEn: string
  taglineJa: string | null
  taglineKo: string | null
  /** Operating systems as their makers spell them: `Windows`, `iOS`. */
  platforms: string[]
}

export type SdkRow = {
  slug: string
  nameEn: string
  nameJa: string | null
  nameKo: string | null
  platform: string
  version: string
  priceJpy: number
  priceUsdMinor: number
}
