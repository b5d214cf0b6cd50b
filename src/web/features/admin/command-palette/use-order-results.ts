/** Orders that fit what is typed into the palette, as the server finds them. */
import { useEffect } from 'react'
import { useFetcher } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import type { Option } from '#web/ui/select.tsx'

import type { Found } from './order-results.ts'

/** Debounces the search while the user types. */
const PAUSE_MS = 200

export function useFoundOrders(input: string): { found: Option[]; isAsking: boolean } {
  const t = useT()
  const { load, data, state } = useFetcher<Found>()
  const asked = input.trim()
  const isWorthIt = asked.length > 1

  useEffect(() => {
    if (!isWorthIt) return
    const timer = setTimeout(() => {
      void load(`/admin/find?${new URLSearchParams({ q: asked })}`)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [asked, isWorthIt, load])

  const orders = isWorthIt && data?.asked === asked ? data.orders : []
  const found = orders.map(({ id, number, customerName, status }) => ({
    value: `/admin/orders/${id}`,
    label: [number, customerName, t(`admin.status_${status}`)].join(t('ui.separator')),
  }))
  return { found, isAsking: isWorthIt && (state !== 'idle' || data?.asked !== asked) }
}
