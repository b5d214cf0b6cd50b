/**
 * Rendered pages, cached for a minute or until what they show changes. One cache per process; PostgreSQL notifies each of
 * them of a change (`watch-content.ts`), and a page whose render began before the change is not cached.
 */
import type { StoredPage } from './stored-page.ts'

/** What depends on the clock (a date of publication, an age in days) is at most this late. */
export const PAGE_LIFE_MS = 60_000
const BYTES_MAX = 48 * 1024 * 1024
const PAGES_MAX = 2_000
/** Size of a cached page without its text: headers, names, and the text in other encodings, which together are shorter. */
const BYTES_BESIDE = 4_096

export type PageCache = {
  /** A page that is still good. */
  find(key: string): StoredPage | null
  /**
   * The page under this key, made once for all who wait for it. `null` where `make` made nothing to keep; then
   * each one who waited makes its own.
   */
  of(key: string, make: () => Promise<StoredPage | null>): Promise<StoredPage | null>
  /** The last copy of a page, however old. For when no new one can be made. */
  findStale(key: string): StoredPage | null
  /** Forgets everything, also what is being made. */
  purge(): void
  /**
   * While changes are not reported, nothing is stored and `find` finds nothing. What was stored before can still be found by
   * `findStale`; it is forgotten when changes are reported again.
   */
  pause(isPaused: boolean): void
  stats(): CacheStats
}

/** `hits` and `misses` since the start: what `find` found, and what it did not. */
export type CacheStats = { hits: number; misses: number; pages: number; bytes: number }

export function createPageCache(now: () => number): PageCache {
  const shelf = createShelf()
  const pending = new Map<string, Promise<StoredPage | null>>()
  let generation = 0
  let isPaused = false
  const found = { hits: 0, misses: 0 }

  /** What is being made may have been read before a change: it is not stored. */
  const abandonPending = () => {
    generation += 1
    pending.clear()
  }
  const purge = () => {
    abandonPending()
    shelf.clear()
  }

  return {
    find(key) {
      const page = isPaused ? null : shelf.find(key)
      const isGood = page !== null && page.staleAt > now()
      found[isGood ? 'hits' : 'misses'] += 1
      return isGood ? page : null
    },
    findStale: (key) => shelf.find(key),

    of(key, make) {
      const waiting = pending.get(key)
      if (waiting) return waiting

      const begun = generation
      const making = make()
        .then((page) => {
          if (page && !isPaused && begun === generation) shelf.put(key, page, now())
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
      if (isPaused) abandonPending()
      else purge()
    },

    stats: () => ({ ...found, ...shelf.size() }),
  }
}

/** What was put there first goes first: when it is stale, and when there is too much. */
function createShelf() {
  const pages = new Map<string, StoredPage>()
  let bytes = 0
  const remove = (key: string, page: StoredPage) => {
    pages.delete(key)
    bytes -= sizeOf(page)
  }

  return {
    find: (key: string): StoredPage | null => pages.get(key) ?? null,
    size: () => ({ pages: pages.size, bytes }),
    clear() {
      pages.clear()
      bytes = 0
    },
    put(key: string, page: StoredPage, now: number) {
      const before = pages.get(key)
      if (before) remove(key, before)
      pages.set(key, page)
      bytes += sizeOf(page)
      for (const [oldest, old] of pages) {
        const isTooMuch = bytes > BYTES_MAX || pages.size > PAGES_MAX
        if (old.staleAt > now && !isTooMuch) return
        remove(oldest, old)
      }
    },
  }
}

const sizeOf = ({ whole }: StoredPage): number => 2 * whole.length + BYTES_BESIDE
