/** Which scents the home page shows, and as what. Spec §2 home "cartridges". */
import { isCartridgeKind, KIND_FILTER_ALL } from '#domain/catalog/cartridge.ts'
import type { CartridgeRow } from '#domain/catalog/rows.ts'
import { type Locale, textIn } from '#shared/locale.ts'
import { money } from '#shared/money.ts'

import type { Prices } from '../../prices/regional.tsx'

/** Two rows of six on a wide screen. @internal */
export const FEATURED_SIZE = 12

/** One of each kind in this order opens the page: neighbours differ in colour and in shape. */
const FACES: readonly string[] = [
  'citrus',
  'floral',
  'woody',
  'herb',
  'spice',
  'function',
  'fruit',
  'incense',
  'drink',
  'sweet',
  'nuts',
  'perfume/fragrance',
]

export type FeaturedScent = {
  serial: string
  name: string
  /** The name in another language: Japanese for English, English for the others. */
  second: { text: string; locale: Locale } | null
  kind: string
  /** `null` for what is made to order. */
  prices: Prices
  canPack: boolean
}

/** What the address asks for; what is no kind asks for all. */
export function featuredKindOf(search: URLSearchParams): string {
  const kind = search.get('kind')
  return isCartridgeKind(kind) ? kind : KIND_FILTER_ALL
}

/** One face of each kind and then the rest, or the scents of one kind; in the catalogue's order, what is in stock first. */
export function pickFeatured(rows: readonly CartridgeRow[], kind: string): CartridgeRow[] {
  const inOrder = rows.toSorted((a, b) => Number(canPack(b)) - Number(canPack(a)))
  if (kind !== KIND_FILTER_ALL) {
    return inOrder.filter((row) => row.kind === kind).slice(0, FEATURED_SIZE)
  }
  const faces = FACES.flatMap((face) => inOrder.find((row) => row.kind === face) ?? [])
  const rest = inOrder.filter((row) => !faces.includes(row))
  return [...faces, ...rest].slice(0, FEATURED_SIZE)
}

export function featuredScentOf(row: CartridgeRow, locale: Locale): FeaturedScent {
  return {
    serial: row.serial,
    name: nameOf(row, locale),
    second: secondNameOf(row, locale),
    kind: row.kind,
    prices: {
      jpy: row.priceJpy === null ? null : money(row.priceJpy, 'jpy'),
      usd: row.priceUsdMinor === null ? null : money(row.priceUsdMinor, 'usd'),
    },
    canPack: canPack(row),
  }
}

export const nameOf = (row: CartridgeRow, locale: Locale): string =>
  textIn({ en: row.nameEn, ja: row.nameJa, ko: row.nameKo }, locale)

function secondNameOf(row: CartridgeRow, locale: Locale): FeaturedScent['second'] {
  const other = locale === 'en' ? 'ja' : 'en'
  const text = other === 'ja' ? row.nameJa : row.nameEn
  return text && text !== nameOf(row, locale) ? { text, locale: other } : null
}

const canPack = (row: CartridgeRow): boolean => row.priceJpy !== null && row.available > 0
