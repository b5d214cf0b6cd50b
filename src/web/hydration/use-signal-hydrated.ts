/** Dispatches `HYDRATED_EVENT` once, when every component of the page listens. */
import { useEffect } from 'react'

import { HYDRATED_EVENT } from './hydrated-event.ts'

export function useSignalHydrated(): void {
  // In a task of its own: by then, forms hold in their state what was typed before hydration.
  useEffect(() => void setTimeout(signal), [])
}

function signal(): void {
  // For scripts that start to listen later.
  Object.assign(window, { [HYDRATED_EVENT]: true })
  dispatchEvent(new Event(HYDRATED_EVENT))
}
