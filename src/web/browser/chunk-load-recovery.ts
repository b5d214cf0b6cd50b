/**
 * React Router answers a page whose program did not arrive by loading the present page anew, without a word: what is
 * typed is lost, and it may fail again and again. Here that is held back, and the shell says what happened.
 * Browsers that cannot hold a reload go on as before. Spec §8 "Page load".
 */
import { useSyncExternalStore } from 'react'

let isOurs = false
let isHeld = false
const listeners = new Set<() => void>()

/** The one way in which the site loads a page anew. */
export function reloadPage(): void {
  isOurs = true
  window.location.reload()
}

export function dismissChunkLoadFailure(): void {
  if (isHeld) tell(false)
}

export const useChunkLoadFailure = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isHeld,
    () => false,
  )

/** The development server renews pages by itself. */
export function recoverFromChunkLoadFailure(): void {
  if (!import.meta.env.PROD || !('navigation' in window)) return
  window.navigation.addEventListener('navigate', (event) => {
    const isByProgram = event.navigationType === 'reload' && !event.userInitiated && !isOurs
    if (!isByProgram || !event.cancelable) return
    event.preventDefault()
    tell(true)
  })
}

function tell(next: boolean): void {
  isHeld = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
