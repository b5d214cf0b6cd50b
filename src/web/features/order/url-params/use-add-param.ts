/** `?add=SERIAL`, as the cards of other pages say it: that scent is added once, and the address forgets it. */
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { useNotify } from '#web/ui/notification/notification.tsx'

import { canPack, type ListedCartridge } from '../cartridge-list.ts'
import { readPack } from '../pack.ts'
import type { PackActions } from '../packing/actions.ts'

const ADD = 'add'

export function useAddParam(scents: readonly ListedCartridge[], acts: PackActions): void {
  const t = useT()
  const notify = useNotify()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const serial = search.get(ADD)
  const answered = useRef<string | null>(null)

  useEffect(() => {
    const isAnswered = answered.current === serial
    answered.current = serial
    if (serial === null || isAnswered) return
    const rest = new URLSearchParams(search)
    rest.delete(ADD)
    void navigate(`?${rest}`, { replace: true, preventScrollReset: true })

    const item = scents.find((it) => it.serial === serial)
    if (!item) return notify({ type: 'info', text: t('problems.cartridge_unknown', { serial }) })
    const { name } = item
    if (readPack().quantities.has(serial)) {
      return notify({ type: 'info', text: t('order.addedAlready', { name }) })
    }
    if (!canPack(item)) return notify({ type: 'info', text: t('problems.out_of_stock', { name }) })
    acts.add(serial)
    if (readPack().quantities.has(serial)) {
      notify({ type: 'ok', text: t('order.addedByLink', { name }) })
    }
  }, [serial, search, scents, acts, navigate, notify, t])
}
