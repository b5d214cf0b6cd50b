/** The context of pack actions: names, texts, the view, and the undo history. */
import type { Packed } from '#domain/cart/chambers.ts'
import { CARTRIDGES_PER_PACKAGE } from '#domain/cart/policy.ts'
import type { Notification } from '#web/ui/notification/notification.tsx'

import { nameOf } from '../cartridge-list.ts'
import { keep, packedOf, readPack } from '../pack.ts'
import type { Said, ViewPort, Words } from './use-view.ts'

export type PackContext = Words & {
  notify: (notification: Notification) => void
  view: ViewPort
}

const PAST_MAX = 30

/** Done, said, and remembered so that it can be undone. */
export function finish(
  { view }: PackContext,
  packed: Packed,
  said: Said | null,
  position?: number,
): void {
  const { past, position: before } = view.read()
  const remembered = [...past, packedOf(readPack())].slice(-PAST_MAX)
  keep(packed)
  const at = position ?? before
  view.change({ past: remembered, said, position: at, target: null, held: null })
}

export function warnOfNoRoom({ notify, t }: PackContext): void {
  const text = t(readPack().packages === 0 ? 'order.noPackages' : 'order.noRoom')
  notify({ type: 'warn', text })
}

export const nameAt = ({ scents }: Words, serial: string): string => nameOf(scents, serial)

/** As the device counts them. */
export const numberOf = (chamber: number): number => (chamber % CARTRIDGES_PER_PACKAGE) + 1

export const packageOf = (chamber: number): number => Math.floor(chamber / CARTRIDGES_PER_PACKAGE)
