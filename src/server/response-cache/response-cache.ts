/**
 * Finished answers, cached for a minute or until what they show changes: pages, and lists of the API. PostgreSQL notifies every
 * process of a change (`watch-content.ts`); an answer whose making began before the change is not cached.
 */

/** What depends on the clock (a date of publication, the start of a price) is at most this late. */
export const CACHED_MS = 60_000

export type Cached = {
  /** In milliseconds of the clock. One that is stale already is not cached. */
  staleAt: number
  /** Of memory, estimated. */
  bytes: number
}

type Bounds = { entries: number; bytes: number }

export type ResponseCache<Answer extends Cached> = {
  /** An answer that is not stale. */
  find(key: string): Answer | null
  /** The answer under this key, made once for all who wait for it. `null` where `make` made nothing that can be shared. */
  of(key: string, make: () => Promise<Answer | null>): Promise<Answer | null>
  /** The last copy, however old. For when no new one can be made. */
  findStale(key: string): Answer | null
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
export type CacheStats = { hits: number; misses: number; entries: number; bytes: number }

export function createResponseCache<Answer extends Cached>(
  now: () => number,
  bounds: Bounds,
): ResponseCache<Answer> {
  const shelf = createShelf<Answer>(bounds)
  const pending = new Map<string, Promise<Answer | null>>()
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
      const answer = isPaused ? null : shelf.find(key)
      const isGood = answer !== null && answer.staleAt > now()
      found[isGood ? 'hits' : 'misses'] += 1
      return isGood ? answer : null
    },
    findStale: (key) => shelf.find(key),

    of(key, make) {
      const waiting = pending.get(key)
      if (waiting) return waiting

      const begun = generation
      const making = make()
        .then((answer) => {
          const isCurrent = !isPaused && begun === generation
          if (answer && isCurrent && answer.staleAt > now()) shelf.put(key, answer, now())
          return answer
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
function createShelf<Answer extends Cached>(bounds: Bounds) {
  const answers = new Map<string, Answer>()
  let bytes = 0
  const remove = (key: string, answer: Answer) => {
    answers.delete(key)
    bytes -= answer.bytes
  }

  return {
    find: (key: string): Answer | null => answers.get(key) ?? null,
    size: () => ({ entries: answers.size, bytes }),
    clear() {
      answers.clear()
      bytes = 0
    },
    put(key: string, answer: Answer, now: number) {
      const before = answers.get(key)
      if (before) remove(key, before)
      answers.set(key, answer)
      bytes += answer.bytes
      for (const [oldest, old] of answers) {
        const isTooMuch = bytes > bounds.bytes || answers.size > bounds.entries
        if (old.staleAt > now && !isTooMuch) return
        remove(oldest, old)
      }
    },
  }
}
