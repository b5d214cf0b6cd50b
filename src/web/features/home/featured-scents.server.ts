/** Which scents the home page shows, and as what. Spec §2 home "cartridges". */
import { isCartridgeKind, KIND_FILTER_ALL } from '#domain/catalog/cartridge.ts'
import type { CartridgeRow } from '#domain/catalog/rows.ts'
import type { Locale } from '#shared/locale.ts'

import { canPack, cardScentOf } from '../../scents/card-scent.server.ts'
import type { CardScent } from '../../scents/card-scent.ts'
import { secondName } from '../../scents/second-name.ts'

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

export type FeaturedScent = CardScent & { second: ReturnType<typeof secondName> }

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

export const featuredScentOf = (row: CartridgeRow, locale: Locale): FeaturedScent => ({
  ...cardScentOf(row, locale),
  second: secondName(row.name, locale),
})
