/** Whether this person wants no motion; `false` on the server, which cannot know. */
import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

export const useStill = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(QUERY)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(QUERY).matches,
    () => false,
  )
