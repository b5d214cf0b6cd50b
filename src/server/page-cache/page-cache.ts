/**
 * Rendered pages, kept for a minute or until what they show changes. One per process; PostgreSQL tells every one of
 * them of a change (`watch-content.ts`), and a page that was begun before the change is not kept.
 */
import type { StoredPage } from './stored-page.ts'

/** What is told by the clock (a date of publication, an age in days) is at most this late. */
export const PAGE_LIFE_MS = 60_000
const BYTES_MAX = 32 * 1024 * 1024

export type PageCache = {
  /** A page that is still good. */
  find(key: string): StoredPage | null
  /**
   * The page under this key, made once for all who wait for it. `null` where `make` made nothing to keep; then
   * each one who waited makes its own.
   */
  of(key: string, make: () => Promise<StoredPage | null>): Promise<StoredPage | null>
  /** Forgets everything, also what is being made. */
  purge(): void
  /** Keeps nothing while nobody tells of changes. */
  pause(isPaused: boolean): void
}

export function createPageCache(now: () => number): PageCache {
  const pages = new Map<string, StoredPage>()
  const pending = new Map<string, Promise<StoredPage | null>>()
  let generation = 0
  let isPaused = false

  const purge = () => {
    generation += 1
    pages.clear()
    pending.clear()
  }

  return {
    find(key) {
      const page = pages.get(key)
      if (page === undefined) return null
      if (page.staleAt > now()) return page

      pages.delete(key)
      return null
    },

    of(key, make) {
      const waiting = pending.get(key)
      if (waiting) return waiting

      const begun = generation
      const making = make()
        .then((page) => {
          if (page && !isPaused && begun === generation) keep(pages, key, page)
          return page
        })
        .finally(() => {
          if (pending.get(key) === making) pending.delete(key)
        })
      pending.set(key, making)
      return making
    },

    purge,

    pause(wanted) {
      isPaused = wanted
      // On the way back too: what is being made may have been read before anybody listened.
      purge()
    },
  }
}

/** The page that was kept first goes first when there is too much. */
function keep(pages: Map<string, StoredPage>, key: string, page: StoredPage): void {
  pages.delete(key)
  pages.set(key, page)
  let bytes = 0
  for (const { bytes: size } of pages.values()) bytes += size
  for (const [oldest, { bytes: size }] of pages) {
    if (bytes <= BYTES_MAX) return
    pages.delete(oldest)
    bytes -= size
  }
}
