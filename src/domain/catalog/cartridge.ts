/** The kinds of scent in the catalogue. Spec §3 "Cartridge categories"; "all" is a filter, not a kind. */
import { isAmong } from '#shared/is-among.ts'

export const KINDS = [
  'citrus',
  'custom',
  'drink',
  'food',
  'function',
  'green',
  'herb',
  'incense',
  'nuts',
  'perfume',
  'perfume/fragrance',
  'woody',
  'signal',
  'spice',
  'floral',
  'fruit',
  'sweet',
] as const
export type CartridgeKind = (typeof KINDS)[number]

export const KIND_FILTER_ALL = 'all'

export const isCartridgeKind = isAmong(KINDS)

/** Listed, and with a price: made-to-order scents have none. */
export const isOrderable = (cartridge: { active: number; priceJpy: number | null }): boolean =>
  cartridge.active >= 1 && cartridge.priceJpy !== null
