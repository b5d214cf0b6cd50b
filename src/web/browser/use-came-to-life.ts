/** Tells the page's starter, once, that everything listens: what was pressed before is given on then. Decision 0031. */
import { useEffect } from 'react'

import { CAME_TO_LIFE } from '#shared/came-to-life.ts'

export function useCameToLife(): void {
  // What was typed before is in the state of its form by then.
  useEffect(() => void setTimeout(say), [])
}

function say(): void {
  // Whoever comes later can see it.
  Object.assign(window, { [CAME_TO_LIFE]: true })
  dispatchEvent(new Event(CAME_TO_LIFE))
}
