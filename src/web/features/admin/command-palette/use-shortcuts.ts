/** Listens for the console's keys on every page of it. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'

import type { SectionName } from '../frame/sections.ts'
import { type Press, shortcutOf } from './shortcut.ts'

/** How long a `g` waits for its second letter. */
const SECOND_KEY_MS = 1500

type ShortcutOptions = {
  sections: readonly SectionName[]
  isOn: boolean
  onCommandPalette: () => void
  onHelp: () => void
}

export function useShortcuts({ sections, isOn, onCommandPalette, onHelp }: ShortcutOptions): void {
  const navigate = useNavigate()
  const begunAt = useRef(Number.NEGATIVE_INFINITY)

  const press = useEffectEvent((event: KeyboardEvent) => {
    const hasBegun = event.timeStamp - begunAt.current < SECOND_KEY_MS
    const shortcut = shortcutOf(pressOf(event), { hasBegun, isOn, sections })
    begunAt.current = shortcut.act === 'begin' ? event.timeStamp : Number.NEGATIVE_INFINITY
    if (shortcut.act === 'none') return

    event.preventDefault()
    if (shortcut.act === 'palette') onCommandPalette()
    if (shortcut.act === 'help') onHelp()
    if (shortcut.act === 'go') void navigate(shortcut.path)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const FIELDS = 'input, textarea, select, [contenteditable], dialog'

const pressOf = (event: KeyboardEvent): Press => ({
  key: event.key,
  isCommand: event.ctrlKey || event.metaKey,
  isOther: event.altKey || event.isComposing || event.repeat,
  isTyping: event.target instanceof Element && event.target.closest(FIELDS) !== null,
})
