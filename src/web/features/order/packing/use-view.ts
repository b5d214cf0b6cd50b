/** The view state of the pack, which is no part of the order: current package, held cartridge, undo history. */
import { useCallback, useRef, useState } from 'react'

import type { Packed } from '#domain/cart/chambers.ts'
import type { Translate } from '#i18n/translate.ts'

import type { ListedCartridge } from '../cartridge-list.ts'

/** What a sentence needs to be said in the language of the page. */
export type Words = { scents: readonly ListedCartridge[]; t: Translate }

/** A sentence about what happened: it changes with the language. */
export type Said = (words: Words) => string

export type View = {
  /** The package that is drawn large. */
  position: number
  /** The empty chamber that the next scent goes into. */
  target: number | null
  /** The chamber whose cartridge was picked up to be moved. */
  held: number | null
  /** The last thing that happened, for those who listen. */
  said: Said | null
  /** What the pack was, the latest last. */
  past: readonly Packed[]
}

const AT_FIRST: View = { position: 0, target: null, held: null, said: null, past: [] }

export type ViewPort = { read: () => View; change: (part: Partial<View>) => void }

/** The port is stable between renders, so that rows which only act need not render again. */
export function useView(): { view: View; port: ViewPort } {
  const [view, show] = useState(AT_FIRST)
  const latest = useRef(AT_FIRST)
  const read = useCallback(() => latest.current, [])
  const change = useCallback((part: Partial<View>) => {
    latest.current = { ...latest.current, ...part }
    show(latest.current)
  }, [])
  return { view, port: useRef({ read, change }).current }
}
