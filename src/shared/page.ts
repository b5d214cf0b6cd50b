/** One page of a longer list. Spec §3 "Pagination meta", §9 "Default pagination limit". */
export const PAGE_LIMIT_DEFAULT = 10
export const PAGE_LIMIT_MAX = 100

export type PageRequest = { number: number; size: number }

export type Page<T> = { items: T[]; count: number; number: number; size: number }

export type PageMeta = {
  current: number
  limit: number
  pages: number
  next: number | null
  prev: number | null
  count: number
}

/** The page number of a URL: 1 where absent, `null` if invalid. */
export function pageNumberIn(input: string | null): number | null {
  if (input === null) return 1
  return PAGE_NUMBER.test(input) ? Number(input) : null
}

/** From 1 upwards, and never so long that an offset would leave the integers of the database. */
const PAGE_NUMBER = /^[1-9]\d{0,5}$/

export const offsetOf = ({ number, size }: PageRequest): number => (number - 1) * size

/** A page past the end is an empty list whose `prev` leads back to the last page. */
export function metaOf({ count, number, size }: Omit<Page<unknown>, 'items'>): PageMeta {
  const pages = Math.max(1, Math.ceil(count / size))
  return {
    current: number,
    limit: size,
    pages,
    next: number < pages ? number + 1 : null,
    prev: number > 1 ? Math.min(number - 1, pages) : null,
    count,
  }
}
