import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled further than this many pixels; never on the server. */
export const useScrolledPast = (offsetPx: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > offsetPx,
    () => false,
  )

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}
