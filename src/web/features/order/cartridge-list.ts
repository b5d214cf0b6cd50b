/** The cartridges as the pack builder shows them. Spec §2 "Cartridge list". */
import { isCartridgeKind, KIND_FILTER_ALL } from '#domain/catalog/cartridge.ts'
import { type CartridgeRow, namesOf } from '#domain/catalog/rows.ts'
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

export type ListQuery = { text: string; kind: string; page: number }

export const PRODUCTS = ['kit', 'refill-pack'] as const
export type ProductId = (typeof PRODUCTS)[number]

export function itemOf(row: CartridgeRow, locale: Locale): ListedCartridge {
  const names = namesOf(row)
  const name = textIn(names, locale)
  return {
    serial: row.serial,
    name,
    names,
    english: name === row.nameEn ? null : row.nameEn,
    kind: row.kind,
    isMadeToOrder: row.priceJpy === null && row.priceUsdMinor === null,
    available: row.available,
  }
}

export const canPack = ({ isMadeToOrder, available }: ListedCartridge): boolean =>
  !isMadeToOrder && available > 0

const PAGE_LAST = 9_999

/** What the address asks for; what cannot be read asks for the first page of all. */
export function listQueryOf(search: URLSearchParams): ListQuery {
  const kind = search.get('kind')
  const page = Number(search.get('page') ?? 1)
  return {
    text: (search.get('q') ?? '').trim().slice(0, 100),
    kind: isCartridgeKind(kind) ? kind : KIND_FILTER_ALL,
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_LAST ? page : 1,
  }
}

/** The address of a page of the list, with nothing in it that goes without saying. */
export function addressOfPage({ text, kind }: Omit<ListQuery, 'page'>, page: number): string {
  const search = new URLSearchParams()
  if (text !== '') search.set('q', text)
  if (kind !== KIND_FILTER_ALL) search.set('kind', kind)
  if (page > 1) search.set('page', String(page))
  return `?${search}`
}

/** The code itself for what is no longer listed. */
export const nameOf = (scents: readonly Scent[], serial: string): string =>
  scents.find((scent) => scent.serial === serial)?.name ?? serial
