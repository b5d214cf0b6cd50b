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

    const asked = [...new Set(requested.split(' '))]
    const already = asked.filter(isPacked)
    const added = asked.filter((serial) => !already.includes(serial) && add(serial))
    const namesOf = (serials: readonly string[]) => serials.map((it) => nameOf(scents, it))
    if (already.length > 0) notify(reminderOf(namesOf(already), t))
    if (added.length > 0) notify(reportOf(namesOf(added), t))

    function add(serial: string): boolean {
      const problem = problemOf(scents, serial, t)
      if (problem !== null) {
        notify({ type: 'info', text: problem })
        return false
      }
      acts.add(serial)
      return isPacked(serial)
    }
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
  return canPack(item) ? null : t('problems.out_of_stock', { name })
}

/** One notice, also where a set of six was there before. */
const reminderOf = ([name = '', ...others]: readonly string[], t: Translate): Notification => ({
  type: 'info',
  text:
    others.length === 0
      ? t('order.addedAlready', { name })
      : t('order.addedAlreadySeveral', { count: others.length + 1 }),
})

const reportOf = ([name = '', ...others]: readonly string[], t: Translate): Notification => ({
  type: 'ok',
  text:
    others.length === 0
      ? t('order.addedByLink', { name })
      : t('order.addedSeveral', { count: others.length + 1 }),
})
