/** Counts openings in memory and writes the sums now and then: a page costs the database nothing. */

import type { CountedViews, PageView } from '#domain/visits/page-view.ts'
import { VIEWS_PER_ADDRESS_MAX } from '#domain/visits/policy.ts'

import { errorLine } from '../log/describe-error.ts'
import type { Log } from '../log/log.ts'

const WRITE_EVERY_MS = 15_000

export type PageViewCounter = {
  /** `address` bounds what one place can add; it is forgotten at the next writing. */
  add(view: PageView, address: string): void
  /** Writes what was counted since. What cannot be written is counted again at the next writing. */
  write(): Promise<void>
  close(): Promise<void>
}

type Options = {
  save: (counted: readonly CountedViews[]) => Promise<void>
  log: Log
  /** Off where a test does the writing itself. */
  isTimed: boolean
}

export function openPageViewCounter({ save, log, isTimed }: Options): PageViewCounter {
  let counts = new Map<string, CountedViews>()
  let addresses = new Map<string, number>()

  const addViews = ({ page, locale }: PageView, views: number) => {
    const key = `${locale} ${page}`
    const before = counts.get(key)?.views ?? 0
    counts.set(key, { page, locale, views: before + views })
  }

  const write = async () => {
    const written = [...counts.values()]
    counts = new Map()
    addresses = new Map()
    await save(written).catch((error: unknown) => {
      for (const { views, ...view } of written) addViews(view, views)
      log.warn('page counts were not written', { error: errorLine(error) })
    })
  }

  const timer = isTimed ? setInterval(() => void write(), WRITE_EVERY_MS).unref() : undefined
  return {
    add(view, address) {
      const before = addresses.get(address) ?? 0
      if (before >= VIEWS_PER_ADDRESS_MAX) return

      addresses.set(address, before + 1)
      addViews(view, 1)
    },
    write,
    async close() {
      clearInterval(timer)
      await write()
    },
  }
}
