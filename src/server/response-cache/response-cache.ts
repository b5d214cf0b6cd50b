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
   * While changes are not reported, nothing is stored and `find` finds nothing. What was stored before can only be found by
   * `findStale`, also afterwards: a database that is back may be gone before a new answer could be made.
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
  const shelf = createShelf<Stored<Answer>>(bounds)
  const pending = new Map<string, Promise<Answer | null>>()
  let generation = 0
  /** Of what was stored, nothing before this generation is known to be current. */
  let currentFrom = 0
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
      const stored = isPaused ? null : shelf.find(key)
      const isGood =
        stored !== null && stored.generation >= currentFrom && stored.answer.staleAt > now()
      found[isGood ? 'hits' : 'misses'] += 1
      return isGood ? stored.answer : null
    },
    findStale: (key) => shelf.find(key)?.answer ?? null,

    of(key, make) {
      const waiting = pending.get(key)
      if (waiting) return waiting

      const begun = generation
      const making = make()
        .then((answer) => {
          const isCurrent = !isPaused && begun === generation
          if (answer && isCurrent && answer.staleAt > now()) {
            shelf.put(key, { answer, bytes: answer.bytes, generation })
          }
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
      abandonPending()
      currentFrom = generation
    },

    stats: () => ({ ...found, ...shelf.size() }),
  }
}

type Stored<Answer> = { answer: Answer; bytes: number; generation: number }

/** What was put there first goes first when there is too much. What is stale stays for an outage. */
function createShelf<Item extends { bytes: number }>(bounds: Bounds) {
  const answers = new Map<string, Item>()
  let bytes = 0
  const remove = (key: string, answer: Item) => {
    answers.delete(key)
    bytes -= answer.bytes
  }

  return {
    find: (key: string): Item | null => answers.get(key) ?? null,
    size: () => ({ entries: answers.size, bytes }),
    clear() {
      answers.clear()
      bytes = 0
    },
    put(key: string, answer: Item) {
      const before = answers.get(key)
      if (before) remove(key, before)
      answers.set(key, answer)
      bytes += answer.bytes
      for (const [oldest, old] of answers) {
        if (bytes <= bounds.bytes && answers.size <= bounds.entries) return
        remove(oldest, old)
      }
    },
  }
}
