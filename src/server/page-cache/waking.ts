/**
 * A kept page rests until somebody does something with it: it can be read, and its links, forms and menus work, without its
 * programs. They are fetched meanwhile and run at the first sign of a reader; what was pressed before they listen is pressed
 * again when they do. All functions run in the page, as part of its starter: nothing in them may come from outside their
 * braces. Decision 0031.
 */

/** A page that nobody touches comes to life all the same: it shows who is signed in, and looks for a newer site. */
export const RESTS_AT_MOST_MS = 8000

/** Longer than programs take on a slow line; a form that was sent then goes by itself. */
export const HOLDS_AT_MOST_MS = 10_000

/** When the page is to come to life. Who was here before has things of their own on it, and does not wait. */
export function signOfReader(restsAtMostMs: number): Promise<void> {
  const signs = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown']
  // What assistive technology does, and another tab in which somebody signs in.
  const others = ['focusin', 'click', 'input', 'storage']
  return new Promise((go) => {
    let place: string | null = null
    const listening = new AbortController()
    const options = { capture: true, passive: true, signal: listening.signal }
    for (const sign of [...signs, ...others]) addEventListener(sign, wake, options)
    addEventListener('pointermove', wakeWhenMoved, options)
    setTimeout(wake, restsAtMostMs)
    if (isRemembered()) wake()

    /** A browser also tells where a pointer lies that nobody moves, once the page is under it. */
    function wakeWhenMoved({ screenX, screenY }: PointerEvent): void {
      const now = `${screenX} ${screenY}`
      if (place !== null && place !== now) wake()
      place = now
    }

    function wake(): void {
      listening.abort()
      go()
    }
  })

  function isRemembered(): boolean {
    try {
      return localStorage.length + sessionStorage.length > 0
    } catch {
      // Where nothing may be kept, nothing is.
      return false
    }
  }
}

/** Into the browser's store alone, one after the other; where every byte is paid for, only when they are needed. */
export async function fetchAhead(programs: readonly string[], until: Promise<void>): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return

  const rest = { isOver: false }
  until.then(() => {
    rest.isOver = true
  })
  for (const program of programs) {
    await new Promise((go) => (window.requestIdleCallback ?? setTimeout)(go))
    if (rest.isOver) return
    // What does not come now is asked for again when it is needed.
    const answer = await fetch(program, { priority: 'low' }).catch(() => null)
    await answer?.arrayBuffer().catch(() => null)
  }
}

/**
 * Presses that would come to nothing before the page listens, and forms that its programs send better. `giveOn` ends it when
 * they listen; `sendForms` when they do not come: a form goes by itself, a button waits on.
 */
export function holdPresses(): { giveOn: () => void; sendForms: () => void } {
  const clicks: (() => void)[] = []
  const forms = new Map<HTMLFormElement, () => void>()
  const holdingClicks = new AbortController()
  const holdingForms = new AbortController()
  addEventListener('click', holdClick, { capture: true, signal: holdingClicks.signal })
  addEventListener('submit', holdForm, { capture: true, signal: holdingForms.signal })
  return { giveOn, sendForms }

  function holdClick({ target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null
    // The others work by themselves: they send a form or open a panel.
    if (button?.type === 'button' && !button.popoverTargetElement) {
      clicks.push(() => button.click())
    }
  }

  function holdForm(event: SubmitEvent): void {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
    event.preventDefault()
    // Pressed twice, it is sent once.
    forms.set(form, () => form.requestSubmit(submitter))
  }

  function giveOn(): void {
    holdingClicks.abort()
    for (const click of clicks.splice(0)) click()
    sendForms()
  }

  function sendForms(): void {
    holdingForms.abort()
    const sends = [...forms.values()]
    forms.clear()
    for (const send of sends) send()
  }
}

/** A page that was left before it came to life was opened as well as any other. Its programs count those that did. */
export function countOnLeaving(alive: string): void {
  const listening = new AbortController()
  addEventListener(alive, () => listening.abort(), { once: true })
  addEventListener('pagehide', tell, { once: true, signal: listening.signal })

  function tell(): void {
    const address = `/api/page-views?locale=${document.documentElement.lang}`
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ view: { page: location.pathname } })
    fetch(address, { method: 'POST', headers, body, keepalive: true }).catch(() => {})
  }
}
