/** Which scents of a list the address asks for. Spec §2 "Cartridge list". */
import { isCartridgeKind, KIND_FILTER_ALL } from '#domain/catalog/cartridge.ts'

export const SCENT_SEARCH_ID = 'scent-search'

export type ListQuery = { text: string; kind: string; page: number }

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
