/** The pack, what the page shows of it, and what can be done to it. */
import { useMemo } from 'react'

import { nextChamber } from '#domain/cart/chambers.ts'
import { useT } from '#i18n/use-t.ts'
import { useNotify } from '#web/ui/notification/notification.tsx'

import type { Builder } from '../builder.ts'
import { type Pack, usePack } from '../pack.ts'
import { type PackActions, packActionsFor } from './actions.ts'
import { useView } from './use-view.ts'

export type Packing = {
  pack: Pack
  position: number
  target: number | null
  held: number | null
  /** The chamber that takes what is added now; `null` when every one is taken. */
  next: number | null
  said: string
  canUndo: boolean
  acts: PackActions
}

export function usePacking({ scents }: Builder): Packing {
  const t = useT()
  const notify = useNotify()
  const pack = usePack()
  const { view, port } = useView()
  const acts = useMemo(
    () => packActionsFor({ scents, t, notify, view: port }),
    [scents, t, notify, port],
  )
  // Packages and cartridges may have gone, here or in another tab, since something was pointed at.
  const flat = pack.slots.flat()
  const position = Math.max(0, Math.min(view.position, pack.packages - 1))
  const target = view.target !== null && flat[view.target] === null ? view.target : null
  const held = view.held !== null && typeof flat[view.held] === 'string' ? view.held : null

  return {
    pack,
    position,
    target,
    held,
    next: nextChamber(pack.slots, '', { target, at: position }),
    said: view.said?.({ scents, t }) ?? '',
    canUndo: view.past.length > 0,
    acts,
  }
}
