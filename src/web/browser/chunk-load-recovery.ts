/**
 * When a script of the next page does not load, React Router reloads the present page without a message: what is
 * typed is lost, and the reload may fail again. This module prevents that reload, and the shell says what happened.
 * Browsers without the Navigation API reload as before. Spec §8 "Page load".
 */
import { useSyncExternalStore } from 'react'

let isOurs = false
let isHeld = false
const listeners = new Set<() => void>()

/** The only function by which the site reloads a page. */
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

/** The development server reloads pages by itself. */
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
