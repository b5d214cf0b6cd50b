/** The cartridges as the pack builder shows them. Spec §2 "Cartridge list". */
import type { CartridgeRow } from '#domain/catalog/rows.ts'
import { type Locale, type LocalizedText, textIn } from '#shared/locale.ts'

/** Enough to name a cartridge and to draw it. */
export type Scent = { serial: string; name: string; kind: string; available: number }

export type ListedCartridge = Scent & {
  /** In every language, for people search in any. */
  names: LocalizedText
  /** The English name, where the reader's language is another one. */
  english: string | null
  /** It has no price in any currency, and is asked for instead of packed. */
  isMadeToOrder: boolean
}

/** What /pre-checkout says in the address when it leads back because nothing was chosen. */
export const NO_CARTRIDGES = 'no-cartridges'

export function itemOf(row: CartridgeRow, locale: Locale): ListedCartridge {
  const names = row.name
  const name = textIn(names, locale)
  return {
    serial: row.serial,
    name,
    names,
    english: name === names.en ? null : names.en,
    kind: row.kind,
    isMadeToOrder: row.priceJpy === null && row.priceUsdMinor === null,
    available: row.available,
  }
}

export const canPack = ({ isMadeToOrder, available }: ListedCartridge): boolean =>
  !isMadeToOrder && available > 0

/** The code itself for what is no longer listed. */
export const nameOf = (scents: readonly Scent[], serial: string): string =>
  scents.find((scent) => scent.serial === serial)?.name ?? serial
