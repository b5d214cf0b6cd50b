import { useSyncExternalStore } from 'react'

/** From this width on the pack is next to the list; `order-page.module.css` has the same value. */
const WIDE = '(min-width: 64em)'

/** The server draws the wide page; a style hides what does not belong on a phone until the browser has said. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => true)

const isWide = () => matchMedia(WIDE).matches

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
