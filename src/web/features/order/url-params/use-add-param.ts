/** `?add=SERIAL`, as the cards and sets of other pages write it: those scents are added once, and the address forgets them. */
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import type { Translate } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'
import { type Notification, useNotify } from '#web/ui/notification/notification.tsx'

import { canPack, type ListedCartridge, nameOf } from '../cartridge-list.ts'
import { readPack } from '../pack.ts'
import type { PackActions } from '../packing/actions.ts'

const ADD = 'add'

export function useAddParam(scents: readonly ListedCartridge[], acts: PackActions): void {
  const t = useT()
  const notify = useNotify()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const requested = search.getAll(ADD).join(' ')
  const answered = useRef('')

  useEffect(() => {
    const isAnswered = answered.current === requested
    answered.current = requested
    if (requested === '' || isAnswered) return
    const rest = new URLSearchParams(search)
    rest.delete(ADD)
    void navigate(`?${rest}`, { replace: true, preventScrollReset: true })

    const added: string[] = []
    for (const serial of new Set(requested.split(' '))) {
      const problem = problemOf(scents, serial, t)
      if (problem !== null) {
        notify({ type: 'info', text: problem })
        continue
      }
      acts.add(serial)
      if (isPacked(serial)) added.push(nameOf(scents, serial))
    }
    if (added.length > 0) notify(reportOf(added, t))
  }, [requested, search, scents, acts, navigate, notify, t])
}

const isPacked = (serial: string): boolean => readPack().quantities.has(serial)

/** Why a scent is not added, or `null`. */
function problemOf(
  scents: readonly ListedCartridge[],
  serial: string,
  t: Translate,
): string | null {
  const item = scents.find((it) => it.serial === serial)
  if (!item) return t('problems.cartridge_unknown', { serial })
  const { name } = item
  if (isPacked(serial)) return t('order.addedAlready', { name })
  return canPack(item) ? null : t('problems.out_of_stock', { name })
}

const reportOf = ([name = '', ...others]: readonly string[], t: Translate): Notification => ({
  type: 'ok',
  text:
    others.length === 0
      ? t('order.addedByLink', { name })
      : t('order.addedSeveral', { count: others.length + 1 }),
})
