/** Whether single-key shortcuts are on: users of speech input may want to turn them off. WCAG 2.1.4. */
import { useSyncExternalStore } from 'react'

import { SHORTCUTS_STORAGE } from '#shared/cookies.ts'
import { subscribeStored } from '#web/browser/subscribe-stored.ts'

const CHANGED = 'console-shortcuts-changed'
const onChange = subscribeStored(CHANGED)
const OFF = 'off'

export const useAreShortcutsOn = (): boolean => useSyncExternalStore(onChange, areOn, () => true)

export function switchShortcuts(isOn: boolean): void {
  unkept = isOn
  try {
    if (isOn) localStorage.removeItem(SHORTCUTS_STORAGE)
    else localStorage.setItem(SHORTCUTS_STORAGE, OFF)
    unkept = null
  } catch {
    // Without storage, the setting lasts until the page is left.
  }
  window.dispatchEvent(new Event(CHANGED))
}

let unkept: boolean | null = null

function areOn(): boolean {
  if (unkept !== null) return unkept
  try {
    return localStorage.getItem(SHORTCUTS_STORAGE) !== OFF
  } catch {
    return true
  }
}
