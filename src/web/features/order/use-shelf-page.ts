/** The page of the list that the address asks for: the server's own at first, then by the API. Spec §7 call 8. */
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

import type { CartridgeWire } from '#contract/catalog.ts'
import { KIND_FILTER_ALL } from '#domain/catalog/cartridge.ts'
import { CARTRIDGE_PAGE_SIZE_DEFAULT } from '#domain/catalog/policy.ts'
import { useLocale } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import type { PageMeta } from '#shared/page.ts'
import { ok, type Result } from '#shared/result.ts'

import { type ApiProblem, callApi } from '../../api/client.ts'
import { itemOf, keyOf, type ListQuery, listQueryOf, type ShelfPage } from './shelf.ts'

type Listing = {
  query: ListQuery
  /** While another page is on its way, the one before it. */
  page: ShelfPage
  state: 'shown' | 'loading' | 'failed'
  retry: () => void
}

export function useShelfPage(first: ShelfPage): Listing {
  const [search] = useSearchParams()
  const locale = useLocale()
  const query = listQueryOf(search)
  const key = keyOf(query, locale)
  const [fetched, setFetched] = useState<ShelfPage | null>(null)
  const [failedKey, setFailedKey] = useState<string | null>(null)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the query; a try fetches anew.
  useEffect(() => {
    if (first.key === key || fetched?.key === key) return
    const abandon = new AbortController()
    setFailedKey(null)
    void fetchPage(query, locale, abandon.signal).then((answer) => {
      if (abandon.signal.aborted) return
      if (answer.ok) setFetched(answer.value)
      else setFailedKey(key)
    })
    return () => abandon.abort()
  }, [key, first.key, tries])

  const page = first.key === key ? first : (fetched ?? first)
  const state = page.key === key ? 'shown' : failedKey === key ? 'failed' : 'loading'
  return { query, page, state, retry: () => setTries((before) => before + 1) }
}

type ListAnswer = { data: CartridgeWire[]; meta: PageMeta }

async function fetchPage(
  query: ListQuery,
  locale: Locale,
  signal: AbortSignal,
): Promise<Result<ShelfPage, ApiProblem>> {
  const answer = await callApi<ListAnswer>('/api/aroma_cartridges_web', {
    signal,
    query: {
      'page[number]': query.page,
      'page[size]': CARTRIDGE_PAGE_SIZE_DEFAULT,
      'q[active_gteq]': 1,
      'q[ename_or_serial_or_jname_cont]': query.text,
      'q[kind_eq]': query.kind === KIND_FILTER_ALL ? undefined : query.kind,
    },
  })
  if (!answer.ok) return answer

  const { data, meta } = answer.value
  return ok({ key: keyOf(query, locale), items: data.map((wire) => itemOf(wire, locale)), meta })
}
