/**
 * The scents that the address asks for. The server and the first paint show one page of them, so that the list works
 * without JavaScript; with it the whole list follows, without paging: a page of rows whenever the browser is idle, so that
 * touches in between are answered.
 */
import { startTransition, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'

import { CARTRIDGE_PAGE_SIZE_DEFAULT } from '#domain/catalog/policy.ts'
import { metaOf, offsetOf, type PageMeta } from '#shared/page.ts'
import { untilIdle } from '#web/hydration/idle.ts'
import { keepInPlace } from '#web/hydration/keep-in-place.ts'
import { findByText, hasKind, type SearchResult } from '#web/scents/filter/find-scents.ts'
import { type ListQuery, listQueryOf } from '#web/scents/filter/list-query.ts'

import type { Builder } from '../builder.ts'
import type { ListedCartridge } from '../cartridge-list.ts'

export type Shown = {
  query: ListQuery
  items: readonly ListedCartridge[]
  /** Everything that was found, on this page or another. */
  found: readonly ListedCartridge[]
  /** The same in all categories. */
  byText: SearchResult<ListedCartridge>
  /** `null` when all that was found is shown. */
  meta: PageMeta | null
}

export function useShown({ scents }: Builder): Shown {
  const [search] = useSearchParams()
  const grown = useGrowing(scents.length)
  const query = useMemo(() => listQueryOf(search), [search])
  const { text, kind, page } = query

  const byText = useMemo(() => findByText(scents, text), [scents, text])
  const found = useMemo(() => byText.scents.filter((item) => hasKind(item, kind)), [byText, kind])
  return useMemo(() => {
    if (grown > 0) return { query, found, byText, items: found.slice(0, grown), meta: null }
    const request = { number: page, size: CARTRIDGE_PAGE_SIZE_DEFAULT }
    const from = offsetOf(request)
    const items = found.slice(from, from + request.size)
    return { query, found, byText, items, meta: metaOf({ ...request, count: found.length }) }
  }, [query, found, byText, page, grown])
}

/** How many rows the list may have: none of its own at first, then a page more at a time, up to all. */
function useGrowing(total: number): number {
  const [rows, setRows] = useState(0)
  useEffect(() => {
    if (rows >= total) return
    const grow = () => setRows(rows + CARTRIDGE_PAGE_SIZE_DEFAULT)
    void untilIdle().then(() =>
      isEndInView() ? keepInPlace(() => flushSync(grow)) : startTransition(grow),
    )
  }, [rows, total])
  return rows
}

/** Then what is below the list must not move away. */
const isEndInView = (): boolean =>
  (document.getElementById('scents')?.getBoundingClientRect().bottom ?? innerHeight) < innerHeight
