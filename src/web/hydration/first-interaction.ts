/** When a page hydrates. */

/** A page that is left open hydrates anyway: it shows who is signed in, and looks for a newer version of the site. */
export const HYDRATION_DEADLINE_MS = 8000

const EVENTS = [
  ...['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'],
  // Assistive technology, and a sign-in in another tab.
  ...['focusin', 'click', 'input', 'storage'],
]

export function firstInteraction(deadlineMs: number): Promise<void> {
  return new Promise((go) => {
    const listening = new AbortController()
    const options = { capture: true, passive: true, signal: listening.signal }
    const start = () => {
      listening.abort()
      go()
    }
    for (const event of EVENTS) addEventListener(event, start, options)
    addEventListener('pointermove', onceMoved(start), options)
    setTimeout(start, deadlineMs)
    if (location.hash !== '' || hasStoredData()) start()
    addEventListener('DOMContentLoaded', () => isEager() && start(), options)
    if (isEager()) start()
  })
}

/** A browser dispatches `pointermove` for a pointer that does not move, too, when a page comes to be under it. */
function onceMoved(start: () => void): (event: PointerEvent) => void {
  let place: string | null = null
  return ({ screenX, screenY }) => {
    const now = `${screenX} ${screenY}`
    if (place !== null && place !== now) start()
    place = now
  }
}

/** Personal pages, the pack builder, and pages that show more once they are hydrated. */
export const isEager = (): boolean => document.querySelector('[data-hydrate="eager"]') !== null

/** A returning visitor may have a session or an order draft to be shown. */
function hasStoredData(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0
  } catch {
    // Storage is blocked.
    return false
  }
}
